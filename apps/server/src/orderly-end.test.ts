import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** Opens its second part when it is told to go on. */
const PROGRAM = `
  const { closeAtExit } = await import(${JSON.stringify(`${import.meta.dirname}/orderly-end.ts`)})
  const { createResources } = await import(${JSON.stringify(`${import.meta.dirname}/resources.ts`)})
  const say = async (words) => void process.stdout.write(words + '\\n')
  const goOn = new Promise((resolve) => process.stdin.once('data', resolve))
  const end = createResources()
  closeAtExit(end, 0, console)
  process.once('SIGTERM', () => say('told to end'))
  await end.open(() => say('first opened'), () => say('first closed'))
  await say('opening the second')
  await end.open(() => goOn.then(() => say('second opened')), () => say('second closed'))
  await end.open(() => say('third opened'))`

// `orderly-end.deep.test.ts` does this to the whole product.
test('told to end while it opens a part, a process opens no other, and closes all in reverse order', async () => {
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM]
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (line === 'opening the second') {
      child.kill('SIGINT')
      child.kill('SIGTERM')
    }
    if (line === 'told to end') child.stdin.end('go on')
  }
  expect((await ended)[0]).toBe(0)
  expect(said).toEqual([
    'first opened',
    'opening the second',
    'told to end',
    'second opened',
    'second closed',
    'first closed',
  ])
})
