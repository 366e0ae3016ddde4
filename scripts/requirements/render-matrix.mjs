import { dirname, join, relative } from 'node:path'

/**
 * Makes the document at `path` of a list: its headings and paragraphs stay, its requirements become tables. These have
 * a column for the number and one for each of `headings`; `cellsOf` takes a requirement and gives their cells.
 */
export function renderMatrix(path, list, { headings, cellsOf }) {
  const rows = new Map(list.requirements.map((requirement) => [requirement.line, requirement]))
  const head = [tableRow(['#', ...headings]), tableRow(['---', ...headings.map(() => '---')])]
  const lines = list.lines.flatMap((text, index) => {
    const requirement = rows.get(index + 1)
    if (requirement === undefined) return [text]
    const isFirst = !rows.has(index)
    return [...(isFirst ? head : []), tableRow([requirement.label, ...cellsOf(requirement)])]
  })
  return withLinksFrom(path, list.path, lines.join('\n'))
}

/** Returns the tags of these numbers with this word as a cell: a line for each file, or test with its file and line. */
export function tagCell(tags, word, numbers) {
  const names = tags
    .filter((tag) => tag.word === word && tag.numbers.some((number) => numbers.includes(number)))
    .map(({ path, line, title }) => (title === null ? path : `${path}:${line} › ${title}`))
  return [...new Set(names)].map((name) => `\`${name}\``).join('<br>')
}

function tableRow(cells) {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

/** Rewrites the relative links of the list, so that they lead to the same files from the document. */
function withLinksFrom(path, listPath, text) {
  return text.replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, (_, link) => {
    return `](${relative(dirname(path), join(dirname(listPath), link))})`
  })
}
