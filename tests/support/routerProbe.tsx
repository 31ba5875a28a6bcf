import { useLayoutEffect } from 'react'
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router-dom'

/** The current location, and a way to navigate from outside the app. */
export interface TestRouter {
  state: { location: Location; historyAction: NavigationType }
  navigate: NavigateFunction
}

/** Exposes the router context to the test. */
export function RouterProbe({ router }: { router: Partial<TestRouter> }) {
  const state = { location: useLocation(), historyAction: useNavigationType() }
  const navigate = useNavigate()
  useLayoutEffect(() => {
    Object.assign(router, { state, navigate })
  })
  return null
}
