import { useLayoutEffect } from 'react'
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router-dom'

/** Where the app is, and a way to go elsewhere from outside of it. */
export interface TestRouter {
  state: { location: Location; historyAction: NavigationType }
  navigate: NavigateFunction
}

/** Reads the router from inside, where it can be read. */
export function RouterProbe({ router }: { router: Partial<TestRouter> }) {
  const state = { location: useLocation(), historyAction: useNavigationType() }
  const navigate = useNavigate()
  useLayoutEffect(() => {
    Object.assign(router, { state, navigate })
  })
  return null
}
