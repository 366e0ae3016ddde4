import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { euroText } from '@anseo/domain/money'
import type { OnboardingStep } from '@anseo/domain/onboarding'
import { Button } from '@anseo/ui/button'
import { Link } from 'react-router'
import { fromSteps } from '../../shell/use-return-to-steps.ts'
import { type StepPlace, StepRow } from './step-row.tsx'

type OfAnotherPage = Exclude<OnboardingStep, 'documents' | 'payout'>

interface LinkedStepProps extends StepPlace {
  step: OfAnotherPage
  vendor: OwnVendorOnWire
  /** Number of listed services. */
  services: number
}

interface Words {
  title: string
  path: (props: LinkedStepProps) => string
  text: (props: LinkedStepProps) => string
}

const WORDS: Record<OfAnotherPage, Words> = {
  profile: {
    title: 'Profile',
    path: () => '/profile',
    text: () => 'Town, experience and a few words about you.',
  },
  photo: {
    title: 'Photo',
    path: () => '/profile',
    text: ({ done }) => (done ? 'Clients can see who is coming.' : 'Clients like to see who is coming.'),
  },
  prices: {
    title: 'Prices and services',
    path: ({ services }) => (services === 0 ? '/services?edit=new' : '/services'),
    text: ({ vendor, services }) => `${euroText(vendor.fees)} per hour, ${servicesText(services)}.`,
  },
  hours: {
    title: 'Working hours',
    path: () => '/hours',
    text: ({ done }) =>
      done
        ? 'Clients can book within the hours you set.'
        : 'Every day from 08:00 AM to 09:00 PM until you set your own.',
  },
}

const servicesText = (count: number) =>
  count === 0 ? 'no services yet' : count === 1 ? 'one service' : `${count} services`

/** A step that is done on another page, which leads back here. */
export function LinkedStep(props: LinkedStepProps) {
  const { step, done, next } = props
  const { title, path, text } = WORDS[step]
  return (
    <StepRow
      {...props}
      title={title}
      text={text(props)}
      action={
        <Button asChild tone={done ? 'ghost' : next ? 'cta' : 'sec'} size="sm">
          <Link
            to={fromSteps(path(props))}
            aria-label={`${done ? 'Change' : 'Set up'} ${title.toLowerCase()}`}
          >
            {done ? 'Change' : 'Set up'}
          </Link>
        </Button>
      }
    />
  )
}
