/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_SPORT_FRAME_URL?: string
  readonly VITE_SPORT_PARTNER_ID?: string
  readonly VITE_LAUNCH_URL?: string
  readonly VITE_REPORT_URL?: string
  readonly VITE_SERVICE_WORKER?: string
  readonly VITE_DEMO?: string
  readonly VITE_DEMO_ACCOUNTS?: string
}
