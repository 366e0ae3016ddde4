import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A step that takes longer is killed, so that the next one runs. */
const LIMIT_MINUTES = 75

/**
 * Runs a program of this project without input.
 * @param captured keeps the output for the end; otherwise it is printed line by line and never as a live display, because
 *   other steps print in between.
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export async function runCommand([program, words], { environment, captured }) {
  const child = spawn(pathOf(program), words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours(), ...environment },
    timeout: LIMIT_MINUTES * 60_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => (captured ? (output += text) : process.stdout.write(text)))
  }
  const [code, signal] = await once(child, 'close')
  if (signal) output += `${program} was ended by ${signal}; a step may take ${LIMIT_MINUTES} minutes.\n`
  if (signal && !captured) process.stdout.write(output)
  return { succeeded: code === 0, output }
}

function pathOf(program) {
  if (program === 'node') return process.execPath
  return program === 'npm' ? 'npm' : `node_modules/.bin/${program}`
}

function colours() {
  return process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
}
