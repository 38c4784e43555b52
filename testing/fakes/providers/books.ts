import { type Access, type Mode, randomToken } from './accounts.ts';
import type {
  BookedDispute,
  BookedMandate,
  BookedPayment,
  BookedRefund,
  ChargeFailure,
  ChargeOutcome,
  Happening,
  NewPayment,
} from './booked.ts';
import { feeOf, payOut, type Movement, type Payout } from './ledger.ts';

/** The forms of the ids of a provider. */
export interface IdForm {
  readonly payment: (mode: Mode) => string;
  /** The beginning of the id of a payment by mandate. */
  readonly charge: string;
  readonly customer: string;
  readonly mandate: string;
  readonly refund: string;
  readonly dispute: string;
  readonly payout: string;
}

/** The books of a provider: what it knows, whatever anybody else heard of it. */
export class Books {
  readonly payments: BookedPayment[] = [];
  readonly mandates: BookedMandate[] = [];
  /** The outcomes of the next payments by mandate; a card pays and a debit is on its way. */
  readonly outcomes: ChargeOutcome[] = [];
  readonly payouts: Payout[] = [];
  /** Every movement of money, in the order in which it happened; nothing is changed or removed. */
  readonly movements: Movement[] = [];
  readonly #now: () => Date;
  readonly #ids: IdForm;
  readonly #happened: (payment: BookedPayment, happening: Happening) => void;

  constructor(input: {
    now: () => Date;
    ids: IdForm;
    happened: (payment: BookedPayment, happening: Happening) => void;
  }) {
    this.#now = input.now;
    this.#ids = input.ids;
    this.#happened = input.happened;
  }

  open(access: Access, order: NewPayment): BookedPayment {
    const payment = this.imagine(access, order);
    this.payments.push(payment);
    return payment;
  }

  /** Makes a payment that is not in the books: for a message about one that nobody knows. */
  imagine(access: Access, order: NewPayment): BookedPayment {
    const token = randomToken();
    const { sequence = 'oneoff', customer_id = null, mandate_id = null } = order;
    const start = sequence === 'recurring' ? this.#ids.charge : this.#ids.payment(access.mode);
    return {
      ...order,
      ...access,
      sequence,
      customer_id,
      mandate_id,
      failure: null,
      id: `${start}${token}`,
      token,
      created_at: this.#now(),
      refunds: [],
      disputes: [],
      paid_at: null,
      fee: 0,
      declined: 0,
      is_cancelable: true,
      state: 'OPEN',
    };
  }

  /** Finds a payment for an account in one of its worlds; undefined for one of another. */
  find({ account, mode }: Access, id: string): BookedPayment | undefined {
    return this.of({ account, mode }).find((payment) => payment.id === id);
  }

  of({ account, mode }: Access): readonly BookedPayment[] {
    return this.payments.filter((one) => one.account.id === account.id && one.mode === mode);
  }

  /** Returns a payment by its id, for the payer and for the dashboard. */
  get(id: string): BookedPayment {
    const payment = this.payments.find((one) => one.id === id);
    if (payment === undefined) throw new Error(`The provider has no payment ${id}`);
    return payment;
  }

  /** The money arrives, at once or after it was on its way; also on a page that is over. */
  pay(id: string, method?: string): BookedPayment {
    const payment = this.get(id);
    if (payment.state === 'PAID') return payment;
    const wasOnItsWay = payment.state === 'ON_ITS_WAY';
    payment.method = method ?? payment.method ?? payment.account.methods[0]?.id ?? null;
    payment.state = 'PAID';
    payment.paid_at = this.#now();
    payment.fee = feeOf(payment);
    this.#keep(payment);
    this.#move(payment, { kind: 'PAYMENT', amount: payment.amount, fee: payment.fee });
    this.#happened(payment, { kind: wasOnItsWay ? 'ARRIVED' : 'COMPLETED' });
    return payment;
  }

  /** The payer has done their part; their bank takes days. */
  putOnItsWay(id: string, method?: string): BookedPayment {
    const payment = this.get(id);
    if (payment.state !== 'OPEN') return payment;
    payment.method = method ?? payment.method ?? payment.account.methods[0]?.id ?? null;
    payment.state = 'ON_ITS_WAY';
    this.#happened(payment, { kind: 'COMPLETED' });
    return payment;
  }

  /** The payer is declined and may try again on the same page. */
  decline(id: string): BookedPayment {
    const payment = this.get(id);
    if (payment.state === 'OPEN') payment.declined += 1;
    return payment;
  }

  fail(id: string, failure: ChargeFailure | null = null): BookedPayment {
    const payment = this.get(id);
    if (payment.state === 'ON_ITS_WAY' || payment.state === 'OPEN') payment.failure = failure;
    return this.#end(id, 'FAILED');
  }

  /** Draws the id of an owner of mandates. */
  newCustomer(): string {
    return `${this.#ids.customer}${randomToken()}`;
  }

  /** Finds a mandate of an account in one of its worlds; undefined for none. */
  findMandate({ account, mode }: Access, id: string): BookedMandate | undefined {
    return this.mandates.find(
      (one) => one.id === id && one.account.id === account.id && one.mode === mode,
    );
  }

  /** Collects by a mandate that holds: the next outcome, or the usual one. */
  charge(access: Access, order: NewPayment & { mandate: BookedMandate }): BookedPayment {
    const { mandate, ...rest } = order;
    const { customer_id, id: mandate_id } = mandate;
    const payment = this.open(access, { ...rest, sequence: 'recurring', customer_id, mandate_id });
    const outcome = this.outcomes.shift() ?? (mandate.kind === 'CARD' ? 'PAID' : 'ON_ITS_WAY');
    if (outcome === 'PAID') return this.pay(payment.id);
    if (outcome === 'ON_ITS_WAY') return this.putOnItsWay(payment.id);
    return this.fail(payment.id, outcome);
  }

  cancel(id: string): BookedPayment {
    return this.#end(id, 'CANCELLED');
  }

  expire(id: string): BookedPayment {
    return this.#end(id, 'EXPIRED');
  }

  /** Lets the pages expire whose time is over. */
  tick(): void {
    for (const payment of this.payments)
      if (payment.state === 'OPEN' && payment.expires_at <= this.#now()) this.expire(payment.id);
  }

  /** Returns what can still be given back of a payment. */
  remaining(payment: BookedPayment): number {
    if (payment.state !== 'PAID') return 0;
    const gone = payment.refunds.filter(({ state }) => state !== 'FAILED');
    return payment.amount - gone.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Gives money back; the caller has asked whether so much remains. */
  refund(
    payment: BookedPayment,
    order: {
      readonly amount: number;
      readonly metadata?: Readonly<Record<string, string>>;
      readonly state?: 'SENT' | 'DONE';
    },
  ): BookedRefund {
    const { amount, metadata = {}, state = 'SENT' } = order;
    const refund: BookedRefund = {
      id: `${this.#ids.refund}${randomToken()}`,
      amount,
      metadata,
      created_at: this.#now(),
      state,
    };
    payment.refunds.push(refund);
    this.#move(payment, { kind: 'REFUND', amount: 0 - amount, thing: refund.id });
    this.#happened(payment, { kind: 'REFUND_CREATED', refund });
    return refund;
  }

  /** The payer's bank has the money of the refunds that were sent. */
  finishRefunds(id: string): void {
    const payment = this.get(id);
    for (const refund of payment.refunds.filter(({ state }) => state === 'SENT')) {
      refund.state = 'DONE';
      this.#happened(payment, { kind: 'REFUND_DONE', refund });
    }
  }

  /** The payer's bank returns the refunds, days after they were sent or done. */
  failRefunds(id: string): void {
    const payment = this.get(id);
    for (const refund of payment.refunds.filter(({ state }) => state !== 'FAILED')) {
      refund.state = 'FAILED';
      this.#move(payment, { kind: 'REFUND_RETURNED', amount: refund.amount, thing: refund.id });
      this.#happened(payment, { kind: 'REFUND_FAILED', refund });
    }
  }

  /** The payer's bank takes money back. */
  dispute(id: string, amount?: number): BookedDispute {
    const payment = this.get(id);
    const dispute: BookedDispute = {
      id: `${this.#ids.dispute}${randomToken()}`,
      amount: amount ?? payment.amount,
      created_at: this.#now(),
      decided_at: null,
      state: 'OPEN',
    };
    payment.disputes.push(dispute);
    this.#move(payment, { kind: 'DISPUTE', amount: 0 - dispute.amount, thing: dispute.id });
    this.#happened(payment, { kind: 'DISPUTE_CREATED', dispute });
    return dispute;
  }

  /** The bank decides the open disputes of a payment for the seller or for the payer. */
  decide(id: string, state: 'WON' | 'LOST'): void {
    const payment = this.get(id);
    for (const dispute of payment.disputes.filter((one) => one.state !== 'WON')) {
      const { amount, id: thing } = dispute;
      dispute.state = state;
      dispute.decided_at = this.#now();
      if (state === 'WON') this.#move(payment, { kind: 'DISPUTE_RETURNED', amount, thing });
      this.#happened(payment, { kind: 'DISPUTE_CLOSED', dispute });
    }
  }

  /** Pays out everything that an account has; null when that is nothing. */
  payOut(access: Access): Payout | null {
    const id = `${this.#ids.payout}${randomToken()}`;
    const payout = payOut(this.movements, { access, id, at: this.#now() });
    if (payout !== null) this.payouts.push(payout);
    return payout;
  }

  /** Keeps the means of a first payment that was paid, if it can be kept. */
  #keep(payment: BookedPayment): void {
    const { account, mode, sequence, method } = payment;
    const kind = account.methods.find(({ id }) => id === method)?.keeps;
    if (sequence !== 'first' || payment.mandate_id !== null || kind === undefined) return;
    payment.customer_id ??= this.newCustomer();
    const { customer_id } = payment;
    const id = `${this.#ids.mandate}${randomToken()}`;
    payment.mandate_id = id;
    const created_at = this.#now();
    this.mandates.push({ id, customer_id, account, mode, kind, created_at, is_valid: true });
  }

  #end(id: string, state: 'FAILED' | 'CANCELLED' | 'EXPIRED'): BookedPayment {
    const payment = this.get(id);
    const mayEnd =
      payment.state === 'OPEN' || (payment.state === 'ON_ITS_WAY' && state === 'FAILED');
    if (!mayEnd) return payment;
    payment.state = state;
    this.#happened(payment, { kind: state });
    return payment;
  }

  #move(
    payment: BookedPayment,
    movement: Pick<Movement, 'kind' | 'amount'> & { thing?: string; fee?: number },
  ): void {
    const { kind, amount, thing = payment.id, fee = 0 } = movement;
    const { account, mode, id: payment_id } = payment;
    this.movements.push({
      id: `txn_${randomToken()}`,
      account_id: account.id,
      mode,
      payment_id,
      thing,
      kind,
      amount,
      fee,
      currency: payment.currency,
      at: this.#now(),
      payout_id: null,
    });
  }
}
