import { defineConfig } from 'vite'
import { bundleOf } from './bundle.ts'

// The server alone, as the image runs it.
export default defineConfig(
  bundleOf(`${import.meta.dirname}/src/main.ts`, `${import.meta.dirname}/build/server`),
)
