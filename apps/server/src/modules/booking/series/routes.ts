import {
  acceptSeriesPrice,
  bookSeries,
  changeSeries,
  confirmSeries,
  declineSeries,
  declineSeriesPrice,
  endSeries,
  listSeries,
  listVendorSeries,
  previewSeries,
  seriesTimes,
  proposeSeriesPrice,
  withdrawSeriesPrice,
} from '@anseo/contract/series'
import {
  exportPersonSeries,
  getAdminSeries,
  getSeriesStats,
  listPersonSeries,
} from '@anseo/contract/admin-series'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmSeriesFor, declineSeriesFor } from './answer-series.ts'
import { bookSeriesFor } from './book-series.ts'
import { changeSeriesFor } from './change-series.ts'
import { countSeriesIn } from './count-series.ts'
import { endSeriesFor } from './end-series.ts'
import { exportSeriesOfPerson } from './export-series.ts'
import { previewSeriesFor } from './preview-series.ts'
import { listVisitTimes } from './list-visit-times.ts'
import { readOutcome } from './read-outcome.ts'
import { acceptPriceFor, declinePriceFor, proposePriceFor, withdrawPriceFor } from './new-price.ts'
import { listSeriesOfClient, listSeriesOfPerson, listSeriesOfVendor, showSeriesTo } from './list-series.ts'

/** Binds the calls of series of visits (C6). */
export function bindSeries(bind: Bind, runtime: Runtime) {
  bind(bookSeries, async ({ caller, body }) => ({
    message: 'Series requested',
    ...(await bookSeriesFor(runtime, caller, body)),
  }))
  bind(previewSeries, async ({ caller, query }) => ({
    conflicts: await previewSeriesFor(runtime, caller, query),
  }))
  bind(listSeries, ({ caller }) => listSeriesOfClient(runtime, caller))
  bind(listVendorSeries, ({ caller }) => listSeriesOfVendor(runtime, caller))
  bind(confirmSeries, async ({ caller, params }) => {
    await confirmSeriesFor(runtime, caller, params.id)
    return 'Series confirmed'
  })
  bind(declineSeries, async ({ caller, params, body }) => {
    await declineSeriesFor(runtime, caller, params.id, body.reason)
    return 'Series declined'
  })
  bind(changeSeries, async ({ caller, params, body }) => {
    await changeSeriesFor(runtime, caller, params.id, body)
    return { message: 'Series changed', ...(await readOutcome(runtime, params.id)) }
  })
  bind(seriesTimes, async ({ caller, params, query }) => ({
    times: await listVisitTimes(runtime, caller, params.id, query),
  }))
  bind(endSeries, async ({ caller, params, body }) => ({
    message: 'Series ended',
    ...(await endSeriesFor(runtime, caller, params.id, body)),
  }))
  bind(proposeSeriesPrice, async ({ caller, params, body }) => {
    await proposePriceFor(runtime, caller, params.id, body.price)
    return 'New price proposed'
  })
  bind(withdrawSeriesPrice, async ({ caller, params }) => {
    await withdrawPriceFor(runtime, caller, params.id)
    return 'New price withdrawn'
  })
  bind(acceptSeriesPrice, async ({ caller, params, body }) => {
    await acceptPriceFor(runtime, caller, params.id, body.expectedTotal)
    return 'New price agreed'
  })
  bind(declineSeriesPrice, async ({ caller, params }) => {
    await declinePriceFor(runtime, caller, params.id)
    return 'New price declined'
  })
  bind(listPersonSeries, ({ params, query }) => listSeriesOfPerson(runtime, params.id, query))
  bind(exportPersonSeries, ({ caller, params, query }) =>
    exportSeriesOfPerson(runtime, caller, { ...query, person: params.id }),
  )
  bind(getAdminSeries, ({ params }) => showSeriesTo(runtime, params.id))
  bind(getSeriesStats, ({ query }) => countSeriesIn(runtime, query))
}
