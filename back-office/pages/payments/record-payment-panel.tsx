import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PriceField } from '../../fields/price-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { todayIn } from '../availabilities/week.ts';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';
import { duplicateOf, LikelyDuplicate } from './likely-duplicate.tsx';
import { MONEY_REFRESHES } from './money-refreshes.ts';
import { OwedOfFamily } from './owed-of-family.tsx';
import { areAbove, useParts, useShownDebts } from './use-parts.ts';

const [FIRST_METHOD] = RECORDED_METHODS;

/** Records received money: its family, its amount, and its allocation. */
export function RecordPaymentPanel() {
  const texts = useTexts('office-payments');
  const panel = usePanel('/payments');
  const may = useMay();
  const [query] = useSearchParams();
  const [family, setFamily] = useFamily(query.get('family'));
  const today = todayIn(useSession().organiser.timezone);
  // a warning and its confirmation apply to this money alone
  const [sent_payment, setSentPayment] = useState<string | null>(null);
  const [another, setAnother] = useState<string | null>(null);
  const parts = useParts();
  const { form, saving, sending, error } = useActionForm('recordPayment', {
    values: {
      communication: query.get('communication') ?? '',
      amount: 0,
      received_at: today,
      method: FIRST_METHOD,
      note: '',
    },
    refreshes: MONEY_REFRESHES,
    done: texts.recorded,
    after: ({ cuid }: { cuid: string }) => panel.open(cuid),
    once: true,
    request: ({ communication, ...values }) => ({
      ...values,
      communication: communication || null,
      received_at: values.received_at || null,
      customer: family?.cuid ?? null,
      parts: parts.of(values.amount).filter((part) => part.amount > 0),
      twice: another === whatOf({ ...values, communication }, family?.cuid),
    }),
  });
  const { communication, amount, received_at } = form.getValues();
  const what = whatOf({ communication, amount, received_at }, family?.cuid);
  const duplicate = sent_payment === what ? duplicateOf(error) : null;
  const [debounced] = useDebouncedValue(communication.replaceAll(/\D/g, ''), 300);
  const whole = isStructuredCommunication(debounced);
  const ready = whole || (debounced === '' && family !== null);
  const who = whole ? { communication: debounced } : { customer: family?.cuid ?? '' };
  const { data: debts } = useCall('getDebts', who, { enabled: ready });
  useShownDebts(parts, ready ? debts : undefined);
  const is_unknown = ready && debts?.customer === null;
  const blocked = !ready || is_unknown || areAbove(parts.of(amount), amount);
  // a communication identifies the debt, and usually all of it was paid; a typed amount stays
  const filled = useRef({ for: '', amount: 0 });
  const fillIn = useEffectEvent((owed_amount: number) => {
    if (debounced === filled.current.for || amount !== filled.current.amount) return;
    filled.current = { for: debounced, amount: owed_amount };
    form.setFieldValue('amount', owed_amount);
  });
  useEffect(() => {
    if (!whole) fillIn(0);
    else if (debts !== undefined) fillIn(debts.outstanding_amount);
  }, [debounced, whole, debts]);
  const foot = (
    <Button
      type="submit"
      form="payment"
      loading={sending}
      disabled={amount <= 0 || blocked || (duplicate !== null && another !== what)}
    >
      {texts.record}
    </Button>
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} foot={foot}>
      <ActionForm id="payment" saving={saving} onSubmit={() => setSentPayment(what)}>
        <Stack gap="sm">
          <TextInput
            label={texts.by_communication}
            description={texts.communication_help}
            data-autofocus
            inputMode="numeric"
            {...form.getInputProps('communication')}
            {...(debounced.length >= 12 && !whole ? { error: texts.communication_wrong } : {})}
            {...(is_unknown ? { error: texts.communication_unknown } : {})}
          />
          {may('customers.read') && communication === '' ? (
            <FamilyChoice value={family} onChange={setFamily} />
          ) : null}
          <PriceField
            label={texts.received}
            {...form.getInputProps('amount')}
            onChange={(value) => form.setFieldValue('amount', value ?? 0)}
            w={180}
          />
          <TextInput
            label={texts.received_on}
            type="date"
            max={today}
            w={180}
            {...form.getInputProps('received_at')}
          />
          <SegmentedControl
            aria-label={texts.how}
            data={RECORDED_METHODS.map((value) => ({ value, label: texts.methodOf(value) }))}
            {...form.getInputProps('method')}
          />
          <TextInput label={texts.note} {...form.getInputProps('note')} />
          {duplicate === null ? null : (
            <LikelyDuplicate
              of={duplicate}
              confirmed={another === what}
              onChange={(is_confirmed) => setAnother(is_confirmed ? what : null)}
            />
          )}
          {ready && debts !== undefined && debts.customer !== null ? (
            <OwedOfFamily
              owed={debts}
              name={debts.customer.name}
              amount={amount}
              take={(all) => form.setFieldValue('amount', all)}
              parts={parts}
            />
          ) : null}
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

/** Returns the identity of the money: family, communication, amount and day. */
function whatOf(
  money: { communication: string; amount: number; received_at: string },
  family: string | undefined,
): string {
  return [family, money.communication, money.amount, money.received_at].join();
}
