import { Section } from 'react-email'
import type { MailContent } from '../mail-content.ts'
import { LIGHT } from './palette.ts'

/** Renders rows of label and value as a table, since email programs do not support definition lists. */
export const FactList = ({ facts }: { facts: NonNullable<MailContent['facts']> }) => (
  <Section className="px" style={{ padding: '22px 36px 0' }}>
    <Section
      className="well"
      style={{
        padding: '12px 18px',
        background: LIGHT.sunken,
        borderRadius: 16,
        borderCollapse: 'separate',
      }}
    >
      <table width="100%" cellPadding="0" cellSpacing="0" style={{ fontSize: 15 }}>
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                className="ink2"
                style={{
                  padding: '6px 16px 6px 0',
                  verticalAlign: 'top',
                  color: LIGHT.ink2,
                  fontWeight: 400,
                }}
              >
                {label}
              </th>
              <td
                align="right"
                className="ink"
                style={{ padding: '6px 0', color: LIGHT.ink, fontWeight: 600 }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  </Section>
)
