// Compresses build output with the best level, because it is done once and sent many times.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|js|svg|json|html|webmanifest)$/

const ENCODERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes a `.br` and a `.gz` beside each text file of the folder, where that is smaller. */
export async function compressAssets(folder) {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(path) {
  const bytes = await readFile(path)
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(bytes)
    if (encoded.length < bytes.length) await writeFile(`${path}.${ending}`, encoded)
  }
}
