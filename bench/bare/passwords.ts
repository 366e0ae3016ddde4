import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_COST } from '@anseo/server/platform/passwords/password-hash'

// Measures the limit of logins: the hash library alone, with as many hashes at once as the product runs.
const AT_ONCE = 2
const seconds = Number(process.argv[2])
const stored = await hash('gorse-on-howth-1', PASSWORD_COST)
const begun = performance.now()
let verified = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() - begun < seconds * 1000) {
      await verify(stored, 'gorse-on-howth-1')
      verified++
    }
  }),
)
process.send!(verified / ((performance.now() - begun) / 1000))
process.disconnect()
