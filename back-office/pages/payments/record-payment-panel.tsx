import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@ribambelle/api/client.ts';
import { isStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PriceField } from '../../fields/price-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { todayIn } from '../availabilities/week.ts';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';
import { duplicateOf, LikelyDuplicate } from './likely-duplicate.tsx';
import { MONEY_REFRESHES } from './money-refreshes.ts';
import { PayFromWallet } from './pay-from-wallet.tsx';

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
  const is_unknown = ready && debts?.customer === null;
  const wrong = debounced.length >= 12 && !whole;
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
      disabled={amount <= 0 || !ready || is_unknown || (duplicate !== null && another !== what)}
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
            {...(wrong ? { error: texts.communication_wrong } : {})}
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
            <Owed
              owed={debts}
              name={debts.customer.name}
              amount={amount}
              take={(all) => form.setFieldValue('amount', all)}
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

function Owed(props: {
  owed: Answer<'getDebts'>;
  name: string;
  amount: number;
  take: (all: number) => void;
}) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const { owed, name, amount } = props;
  const all =
    amount === owed.outstanding_amount ? undefined : (
      <Button size="compact-sm" variant="light" onClick={() => props.take(owed.outstanding_amount)}>
        {texts.take_all}
      </Button>
    );
  return (
    <div className="office-inset" aria-live="polite">
      {owed.debts.length === 0 ? (
        <Text>{texts.owes_nothing(name)}</Text>
      ) : (
        <Section
          title={`${texts.owes(name)} ${formats.price(owed.outstanding_amount)}`}
          tools={all}
        >
          {owed.debts.map((debt, index) => (
            <Line
              key={`${index}`}
              figure={formats.price(debt.amount)}
              dimmed={debt.due_at === null ? '' : texts.due(formats.due(debt.due_at), debt.overdue)}
            >
              {debt.label}
            </Line>
          ))}
        </Section>
      )}
      <PayFromWallet owed={owed} />
      {amount > owed.outstanding_amount ? (
        <Text mt="sm" fw={600}>
          {texts.left_over(formats.price(amount - owed.outstanding_amount))}
        </Text>
      ) : null}
    </div>
  );
}
