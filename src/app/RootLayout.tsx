import { Outlet } from 'react-router-dom'
import { AppLayout } from '@/features/layout/AppLayout'
import { GameHost } from '@/features/play/GameHost'

/** The shell of every page. The game stands above the routes: a moved frame would load anew. */
export function RootLayout() {
  return (
    <AppLayout>
      <GameHost />
      <Outlet />
    </AppLayout>
  )
}
