import type { Badge } from '@anseo/domain/appointment-badge'
import { Text } from 'react-email'
import { LIGHT_BADGE } from './palette.ts'

/** Renders the state of an appointment as a coloured label. */
export function StateBadge({ text, tone }: Badge) {
  const { ground, ink } = LIGHT_BADGE[tone]
  return (
    <Text style={{ margin: '0 0 10px', fontSize: 13, lineHeight: '26px' }}>
      <span
        className={`badge-${tone}`}
        style={{
          background: ground,
          color: ink,
          fontWeight: 700,
          padding: '5px 12px',
          borderRadius: 99,
        }}
      >
        {text}
      </span>
    </Text>
  )
}
