import { MAX_SERVICES } from '@anseo/domain/limits'
import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import briefcasePicture from '@anseo/ui/assets/pictures/briefcase.webp?no-inline'
import { Plus } from 'lucide-react'
import { useVendor } from '../../queries/profile.ts'
import { useOrderServices, useServices } from '../../queries/services.ts'
import { settings } from '../../site.ts'
import { BackToSteps } from '../../shell/back-to-steps.tsx'
import { Page } from '../../shell/page.tsx'
import { NEW, useEdited } from '../../shell/use-edited.ts'
import { useReturnToSteps } from '../../shell/use-return-to-steps.ts'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceList } from './service-list.tsx'

/** `/services`: the menu that clients read on the vendor's page. */
export function ServicesPage() {
  const { fees } = useVendor()
  const { data: services, isError, isFetching, refetch } = useServices()
  const ordering = useOrderServices()
  const { edited, edit, close } = useEdited()
  const returnToSteps = useReturnToSteps()
  const service = services?.find(({ _id }) => _id === edited)
  const isEmpty = services?.length === 0
  const isFull = (services?.length ?? 0) >= MAX_SERVICES
  return (
    <Page
      title="Services"
      controls={
        <Button
          tone={isEmpty ? 'sec' : 'cta'}
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => edit(NEW)}
        >
          New service
        </Button>
      }
      className="grid content-start gap-4"
    >
      <BackToSteps />
      <p className="muted max-w-2xl">
        Clients see these prices with booking fees included. When they book, they pay your hourly fee (
        {euroText(fees)}) as a deposit through {settings.brand.name}, at most the price, and the rest to you
        on the day; a service can have another deposit. Without a service, clients book by the hour.
      </p>
      {isFull && <p className="hint">You can have up to {MAX_SERVICES}. Remove one to add another.</p>}
      {services && services.length > 0 && (
        <ServiceList
          services={services}
          onOrder={(order) => ordering.mutate(order)}
          onChange={({ _id }) => edit(_id)}
        />
      )}
      {isEmpty && (
        <EmptyState
          title="No services yet"
          picture={briefcasePicture}
          action={
            <Button tone="cta" onClick={() => edit(NEW)}>
              Add a service
            </Button>
          }
        >
          List what you offer, how long it takes and the full price.
        </EmptyState>
      )}
      {!services && (
        <Unloaded what="your services" query={{ isError, isFetching, refetch }} count={4} height={48} />
      )}
      {(edited === NEW || service) && (
        <ServiceDialog key={edited} service={service} onClose={close} onSaved={returnToSteps ?? close} />
      )}
    </Page>
  )
}
