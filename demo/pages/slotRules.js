'use strict'

// The names of the symbols, and the rules page of the slot.
;(() => {
  const { h, t, launch, picture } = window.demo

  const names = {
    star: ['Étoile', 'Star', 'نجمة'],
    fennec: ['Fennec', 'Fennec', 'فنك'],
    lamp: ['Lampe', 'Lamp', 'مصباح'],
    falcon: ['Faucon', 'Falcon', 'صقر'],
    scarab: ['Scarabée', 'Scarab', 'جعران'],
    ruby: ['Rubis', 'Ruby', 'ياقوت'],
    hourglass: ['Sablier', 'Hourglass', 'ساعة رملية'],
    cactus: ['Cactus', 'Cactus', 'صبّار'],
    horseshoe: ['Fer à cheval', 'Horseshoe', 'حدوة'],
    seven: ['Sept', 'Seven', 'سبعة'],
    bell: ['Cloche', 'Bell', 'جرس'],
    melon: ['Pastèque', 'Watermelon', 'بطيخ'],
    cherry: ['Cerises', 'Cherries', 'كرز'],
    grapes: ['Raisin', 'Grapes', 'عنب'],
    orange: ['Orange', 'Orange', 'برتقال'],
    lemon: ['Citron', 'Lemon', 'ليمون'],
    clover: ['Trèfle', 'Clover', 'برسيم'],
    trident: ['Trident', 'Trident', 'رمح ثلاثي'],
    chest: ['Coffre', 'Chest', 'صندوق'],
    ship: ['Navire', 'Ship', 'سفينة'],
    pearl: ['Perle', 'Pearl', 'لؤلؤة'],
    crystal: ['Cristal', 'Crystal', 'بلّور'],
    helm: ['Gouvernail', 'Helm', 'دفّة'],
    fish: ['Poisson', 'Fish', 'سمكة'],
    coin: ['Pièces', 'Coins', 'قطع نقدية'],
  }
  const column = ['fr', 'en', 'ar'].indexOf(launch.lang)
  const symbolName = (symbol) => names[symbol]?.[column] ?? symbol

  const payRow = (symbol, pays) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('img', { src: picture(symbol), alt: '' }), symbolName(symbol)),
      ...pays.map((times) => h('td', { class: 'num' }, `× ${times}`)),
    )

  const slotRules = ({ symbols, pays }) => [
    h('p', {}, t('slotRules')),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td', {}),
          ...[3, 4, 5].map((count) => h('th', { scope: 'col', class: 'num' }, String(count))),
        ),
      ),
      h('tbody', {}, ...symbols.map((symbol, i) => payRow(symbol, pays[i]))),
    ),
  ]

  Object.assign(window.demo, { symbolName, slotRules })
})()
