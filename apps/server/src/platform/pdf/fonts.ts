import { readFile } from 'node:fs/promises'

/** The product's fonts, and behind them one with the scripts that they lack. */
const FILES = {
  text: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  display: import.meta
    .resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  otherText: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  otherStrong: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

export type FontName = keyof typeof FILES
/** The fonts that a text is asked to be set in. */
export type FaceName = 'text' | 'strong' | 'display'

/** The fallback face of each face, for characters it has no glyph for. */
export const FALLBACK: Readonly<Record<FaceName, FontName>> = {
  text: 'otherText',
  strong: 'otherStrong',
  display: 'otherStrong',
}

export type FontFiles = Readonly<Record<FontName, Buffer>>

let loaded: Promise<FontFiles> | undefined

/** Reads the font files, once. */
export const loadFonts = (): Promise<FontFiles> => (loaded ??= readFonts())

async function readFonts(): Promise<FontFiles> {
  const files = Object.entries(FILES).map(
    async ([name, url]) => [name, await readFile(new URL(url))] as const,
  )
  return Object.fromEntries(await Promise.all(files)) as Record<FontName, Buffer>
}
