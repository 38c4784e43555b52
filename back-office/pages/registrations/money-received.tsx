import { Group, Input, SegmentedControl, TextInput } from '@mantine/core';
import type { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { todayIn } from '../availabilities/week.ts';

type Method = (typeof RECORDED_METHODS)[number];

/** Money received with a registration; null for none. */
export interface Received {
  readonly method: Method | null;
  /** Null means the whole price. */
  readonly amount: number | null;
  /** Empty means today. */
  readonly received_at: string;
}

export const NOTHING_RECEIVED: Received = { method: null, amount: null, received_at: '' };

const NOT_YET = 'NOT_YET';
/** The methods; mostly coins are received at a desk. */
const METHODS = ['CASH', 'TRANSFER', 'OTHER'] as const satisfies readonly Method[];

/** The payment of a registration at once: one press for the whole price. */
export function MoneyReceived({
  total,
  received,
  onChange,
}: {
  total: number;
  received: Received;
  onChange: (received: Received) => void;
}) {
  const texts = useTexts('office-registrations');
  const payments = useTexts('office-payments');
  const today = todayIn(useSession().organiser.timezone);
  const choices = [
    { value: NOT_YET, label: texts.received_not_yet },
    ...METHODS.map((value) => ({ value, label: payments.methodOf(value) })),
  ];
  return (
    <div>
      <Input.Label component="div">{texts.received_now}</Input.Label>
      <SegmentedControl
        fullWidth
        aria-label={texts.received_now}
        data={choices}
        value={received.method ?? NOT_YET}
        onChange={(value) =>
          onChange({ ...received, method: METHODS.find((method) => method === value) ?? null })
        }
      />
      {received.method === null ? null : (
        <Group mt="xs">
          <PriceField
            label={payments.received}
            w={150}
            value={received.amount ?? total}
            onChange={(amount) => onChange({ ...received, amount: amount ?? 0 })}
          />
          <TextInput
            label={payments.received_on}
            type="date"
            max={today}
            w={170}
            value={received.received_at || today}
            onChange={({ currentTarget }) =>
              onChange({ ...received, received_at: currentTarget.value })
            }
          />
        </Group>
      )}
    </div>
  );
}

/**
 * Returns the money received, in the form that a request needs; null for none. A free registration
 * has none: an amount filled in earlier is no longer on the screen.
 */
export function receivedOf({ method, amount, received_at }: Received, total: number) {
  const sum = amount ?? total;
  if (method === null || total === 0 || sum <= 0) return null;
  return { method, amount: sum, received_at: received_at || null };
}
