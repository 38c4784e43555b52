import { afterFailure } from '@ribambelle/domain/payment-mandates/after-failure.ts';
import type { ProviderReport } from '@ribambelle/domain/payments/provider-report.ts';
import { isReceived } from '@ribambelle/domain/payments/payment-states.ts';
import type { Step } from '@ribambelle/domain/payments/read-report.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { noteOpened, type PaymentRow } from '../payments/index.ts';
import { countTries, noteFailure, noteHandled, noteTryAgain } from './debt-store.ts';
import { endMandate, revokeLater } from './end-mandate.ts';
import {
  lockMandate,
  type MandateRow,
  noteReported,
  startMandate,
  takeOver,
} from './mandate-store.ts';
import { coversAnything } from './mandate-views.ts';
import { queueCollections } from './queue-collections.ts';

interface Following {
  readonly organiser: Organiser;
  /** The locked payment, as it was before the report. */
  readonly payment: PaymentRow;
  readonly report: ProviderReport;
  /** The steps of the report, which are taken. */
  readonly steps: readonly Step[];
  readonly now: string;
}

/**
 * Does to the mandate of a payment what follows from a provider's report on that payment: its first
 * payment starts or ends it, a payment by it is dealt with or tried again, and money that came back
 * through a bank ends it until the family agrees anew.
 */
export async function followMandate(db: Db, input: Emitting & Following): Promise<void> {
  const { emit, payment, report, steps, now } = input;
  if (payment.payment_mandate_id === null) return;
  const mandate = await lockMandate(db, payment.payment_mandate_id);
  const moved = steps.find((step) => step.kind === 'MOVED');
  if (payment.collected) await followCollected(db, { ...input, mandate, to: moved?.to ?? null });
  else if (report.mandate !== undefined && isReceived(moved?.to ?? payment.state))
    await start(db, { ...input, mandate, reported: report.mandate });
  else if (moved !== undefined && moved.to !== 'PAID')
    await endMandate(db, { mandate, reason: 'NOT_PAID', now });
  const returned = steps.some((step) => step.kind === 'DISPUTE_MADE');
  if (!returned) return;
  await endMandate(db, {
    mandate: await lockMandate(db, mandate.id),
    reason: 'CHARGED_BACK',
    now,
  });
  emit('payment.charged-back', { payment_id: payment.id });
}

/**
 * Starts a mandate. One that the family ended meanwhile is ended at the provider, and so is one
 * that covers nothing: what it was agreed to for was not bought. That of an erased family gets no
 * name.
 */
async function start(
  db: Db,
  input: Following & {
    readonly mandate: MandateRow;
    readonly reported: NonNullable<ProviderReport['mandate']>;
  },
): Promise<void> {
  const { organiser, mandate, reported, now } = input;
  const { id, state, end_reason } = mandate;
  if (mandate.mandate_reference !== null) return;
  const label = end_reason === 'ERASED' ? '' : reported.label;
  await noteReported(db, { id, mandate: { ...reported, label } });
  if (state === 'ENDED' && end_reason !== 'NOT_PAID') return revokeLater(db, { id, now });
  if (!(await coversAnything(db, id))) {
    await endMandate(db, { mandate, reason: 'NOT_PAID', now });
    return revokeLater(db, { id, now });
  }
  await startMandate(db, { id, now });
  for (const other of await takeOver(db, mandate))
    await endMandate(db, { mandate: await lockMandate(db, other), reason: 'REPLACED', now });
  await queueCollections(db, { organiser, now });
}

async function followCollected(
  db: Db,
  input: Emitting &
    Following & {
      readonly mandate: MandateRow;
      readonly to: ProviderReport['state'] | null;
    },
): Promise<void> {
  const { emit, payment, report, mandate, to, now } = input;
  const of = { payment_mandate_id: mandate.id, payment_id: payment.id };
  if (payment.provider_reference === null && report.provider_reference !== '')
    await noteOpened(db, {
      cuid: payment.cuid,
      provider_reference: report.provider_reference,
      checkout_url: null,
      expires_at: null,
    });
  if (to === 'PAID') return noteHandled(db, of);
  if (to === null) return;
  // one that was given up before it was made is nobody's failure
  const was_made = report.provider_reference !== '';
  if (!was_made && to !== 'REFUSED' && report.failure === undefined) return;
  const { code, advice } = report.failure ?? { code: 'unknown', advice: 'ACT' as const };
  await noteFailure(db, { payment_id: payment.id, code, advice });
  const tries = await countTries(db, of);
  const next = afterFailure({ advice, tries }, now);
  if (next.kind === 'TRY_AGAIN') await noteTryAgain(db, { ...of, tries, try_at: next.try_at });
  else await noteHandled(db, of);
  if (next.kind === 'END_MANDATE') await endMandate(db, { mandate, reason: 'REFUSED', now });
  emit('payment.collection.failed', { payment_id: payment.id });
}
