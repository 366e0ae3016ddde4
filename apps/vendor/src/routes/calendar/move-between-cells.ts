import type { KeyboardEvent } from 'react'

const STEPS: Record<string, [days: number, hours: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * Moves the focus between the free hours of a calendar with arrow keys: along the day, or to the next day at
 * that time.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const current = document.activeElement?.closest<HTMLElement>('.free-cell')
  if (!step || !current) return
  event.preventDefault()
  const columns = [...event.currentTarget.querySelectorAll('.calendar-column')]
  const here = { day: columns.indexOf(current.closest('.calendar-column')!), hour: hourOf(current) }
  const [days, hours] = step
  const ahead = columns
    .flatMap((column, day) =>
      [...column.querySelectorAll<HTMLElement>('.free-cell')].map((cell) => ({ cell, day })),
    )
    .filter(({ cell, day }) =>
      days === 0
        ? day === here.day && (hourOf(cell) - here.hour) * hours > 0
        : (day - here.day) * days > 0 && hourOf(cell) === here.hour,
    )
  const near = ahead.toSorted((a, b) => distance(a) - distance(b))[0]
  near?.cell.focus()

  function distance({ cell, day }: { cell: HTMLElement; day: number }) {
    return Math.abs(day - here.day) + Math.abs(hourOf(cell) - here.hour)
  }
}

const hourOf = ({ dataset }: HTMLElement) => Number(dataset['hour'])
