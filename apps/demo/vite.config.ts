import { defineConfig } from 'vite'
import { bundleOf } from '../server/bundle.ts'

// The server with the demonstration, as `npm start` runs it.
export default defineConfig(bundleOf(`${import.meta.dirname}/src/main.ts`, `${import.meta.dirname}/build`))
