import {
  type Luck,
  NoAnswer,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRefusal,
  type ProviderTransfer,
} from './provider-objects.ts'

const DISPUTE_FEE_CENTS = 2000
const chargeFee = (cents: number) => Math.round(cents * 0.015) + 25

/** The payment provider, as faulty as the luck that it is given: what it keeps for itself is always right. */
export class Provider {
  readonly intents = new Map<string, ProviderIntent>()
  readonly refunds = new Map<string, ProviderRefund>()
  readonly disputes = new Map<string, ProviderDispute>()
  readonly transfers = new Map<string, ProviderTransfer>()
  /** Webhooks that are not delivered yet. */
  readonly events: ProviderEvent[] = []
  /** The balance in cents. */
  balance = 0
  /** How the next requests fare. */
  luck: Luck = 'fine'
  /** Every refund that was requested, by our refund and attempt, and whether the provider accepted it. */
  readonly refundRequests: { refundId: string; attempt: number; taken: boolean }[] = []
  /** Counts the changes. */
  changes = 0
  private readonly answers = new Map<string, { id: string } | ProviderRefusal>()

  createIntent(key: string, values: Pick<ProviderIntent, 'paymentId' | 'appointmentId' | 'amountCents'>) {
    return this.request(() =>
      this.once(key, () => {
        const id = `pi${this.intents.size + 1}`
        const intent: ProviderIntent = { id, ...values, status: 'open', feeCents: 0 }
        this.intents.set(id, intent)
        return intent
      }),
    )
  }

  readIntent(id: string): ProviderIntent {
    return this.request(() => ({ ...this.intents.get(id)! }))
  }

  /** Cancels an intent. @throws ProviderRefusal if the payment is processing or has succeeded. */
  cancelIntent(id: string): void {
    this.request(() => {
      const intent = this.intents.get(id)!
      if (intent.status === 'processing' || intent.status === 'succeeded')
        throw new ProviderRefusal('invalid')
      this.moveIntent(intent, 'canceled')
    })
  }

  /** Creates a refund, once per key. @throws ProviderRefusal while the money is the bank's, or if there is too little of it. */
  createRefund(key: string, values: Omit<ProviderRefund, 'id' | 'status'>): ProviderRefund {
    return this.request(() => {
      const requested = { refundId: values.refundId, attempt: values.attempt, taken: false }
      this.refundRequests.push(requested)
      const refund = this.once(key, () => this.takeOnRefund(values))
      requested.taken = true
      return refund
    })
  }

  private takeOnRefund(values: Omit<ProviderRefund, 'id' | 'status'>): ProviderRefund {
    if (this.disputesOf(values.intentId).some(({ status }) => status !== 'won')) {
      throw new ProviderRefusal('charge_disputed')
    }
    if (values.amountCents > this.refundable(values.intentId)) throw new ProviderRefusal('invalid')
    const refund: ProviderRefund = { id: `re${this.refunds.size + 1}`, ...values, status: 'pending' }
    this.refunds.set(refund.id, refund)
    this.balance -= refund.amountCents
    if (this.luck !== 'slow') this.moveRefund(refund, this.luck === 'refused' ? 'failed' : 'succeeded')
    return refund
  }

  readRefund(id: string): ProviderRefund {
    return this.request(() => ({ ...this.refunds.get(id)! }))
  }

  readDispute(id: string): ProviderDispute {
    return this.request(() => ({ ...this.disputes.get(id)! }))
  }

  listDisputes(intentId: string): ProviderDispute[] {
    return this.request(() => this.disputesOf(intentId).map((dispute) => ({ ...dispute })))
  }

  /** Creates a transfer, once per key. @throws ProviderRefusal if the vendor's account takes no money. */
  createTransfer(key: string, values: Omit<ProviderTransfer, 'id'>): ProviderTransfer {
    return this.request(() =>
      this.once(key, () => {
        if (this.luck === 'refused') throw new ProviderRefusal('invalid')
        const transfer = { id: `tr${this.transfers.size + 1}`, ...values }
        this.transfers.set(transfer.id, transfer)
        this.balance -= values.amountCents
        return transfer
      }),
    )
  }

  /** A client's card, or its bank: money is under way, arrives, or does not. */
  moveIntent(intent: ProviderIntent, status: ProviderIntent['status']): void {
    this.changes += 1
    intent.status = status
    if (status === 'succeeded') {
      intent.feeCents = chargeFee(intent.amountCents)
      this.balance += intent.amountCents - intent.feeCents
    }
    if (status !== 'open') this.events.push({ of: 'intent', id: intent.id, status })
  }

  /** A bank takes a refund or sends it back. */
  moveRefund(refund: ProviderRefund, status: 'succeeded' | 'failed'): void {
    this.changes += 1
    refund.status = status
    if (status === 'failed') this.balance += refund.amountCents
    this.events.push({ of: 'refund', id: refund.id, status })
  }

  /** A cardholder objects to what was not refunded; nothing happens when the bank has a dispute of it already. */
  openDispute(intentId: string): ProviderDispute | null {
    const amountCents = this.refundable(intentId)
    const disputed = this.disputesOf(intentId).some(({ status }) => status !== 'won')
    if (amountCents === 0 || disputed) return null
    this.changes += 1
    const id = `du${this.disputes.size + 1}`
    const dispute: ProviderDispute = {
      id,
      intentId,
      amountCents,
      feeCents: DISPUTE_FEE_CENTS,
      status: 'open',
    }
    this.disputes.set(id, dispute)
    this.balance -= amountCents + DISPUTE_FEE_CENTS
    this.events.push({ of: 'dispute', id, status: 'open' })
    return dispute
  }

  settleDispute(dispute: ProviderDispute, status: 'won' | 'lost'): void {
    this.changes += 1
    dispute.status = status
    if (status === 'won') this.balance += dispute.amountCents
    this.events.push({ of: 'dispute', id: dispute.id, status })
  }

  /** The part of a payment that has not been refunded, in cents. */
  refundable(intentId: string): number {
    const intent = this.intents.get(intentId)
    if (intent?.status !== 'succeeded') return 0
    const gone = [...this.refunds.values()]
      .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
    return intent.amountCents - gone
  }

  private disputesOf(intentId: string): ProviderDispute[] {
    return [...this.disputes.values()].filter((dispute) => dispute.intentId === intentId)
  }

  private request<T>(work: () => T): T {
    if (this.luck === 'request lost') throw new NoAnswer()
    this.changes += 1
    const answer = work()
    if (this.luck === 'answer lost') throw new NoAnswer()
    return answer
  }

  /** Under one key the same answer as the first time, also when that was a refusal. */
  private once<T extends { id: string }>(key: string, work: () => T): T {
    const answer = this.answers.get(key) ?? answerOrRefusal(work)
    this.answers.set(key, answer)
    if (answer instanceof ProviderRefusal) throw answer
    return { ...answer } as T
  }
}

function answerOrRefusal<T extends object>(work: () => T): T | ProviderRefusal {
  try {
    return { ...work() }
  } catch (error) {
    if (error instanceof ProviderRefusal) return error
    throw error
  }
}
