/** @returns each violation once, as `rule: from → to`, and below it what the rule says of where the code belongs. */
export function describeViolations(violations, commentOf) {
  const described = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}\n  ${commentOf(rule)}`)
  return [...new Set(described)]
}
