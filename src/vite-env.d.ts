/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SERVICE_WORKER?: string
  readonly VITE_DEMO?: string
  readonly VITE_DEMO_ACCOUNTS?: string
}
