// The first file of the app's code (scripts/vite/chunks.ts), to be read before all others (start.ts).
import 'react'
import 'react-dom/client'
import 'react/jsx-runtime'
