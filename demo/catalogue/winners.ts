import type { TopWin } from '../../src/domain/entities.ts'

/** Spec §2 Home page: the top winners, with masked names, as an operator would send them. */
export const topWinners: readonly TopWin[] = [
  { user: 'y***ne', provider: 'Fennec Forge', amount: '48250.000', currency: 'TND' },
  { user: 'kar***4', provider: 'Hoopoe Live', amount: '31900.50', currency: 'MAD' },
  { user: 's***mi', provider: 'Pragmatic', amount: '22480.000', currency: 'TND' },
  { user: 'leila**', provider: 'Zelligix', amount: '18075.25', currency: 'EUR' },
  { user: 'om***r', provider: 'Kasbah Play', amount: '12640.00', currency: 'DZD' },
  { user: 'n***el', provider: 'Oudstone', amount: '9820.750', currency: 'TND' },
  { user: 'ri***d', provider: 'Saffronia', amount: '8410.000', currency: 'TND' },
  { user: 'mo***7', provider: 'Hoopoe Live', amount: '6999.90', currency: 'MAD' },
  { user: 'ha***a', provider: 'Moonmill', amount: '5360.00', currency: 'EUR' },
  { user: 'z***in', provider: 'Tidewick', amount: '4125.400', currency: 'TND' },
]
