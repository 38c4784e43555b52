import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { ordersOf } from '@ribambelle/domain/payments/propose-parts.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { PayFromWallet } from './pay-from-wallet.tsx';
import { areAbove, type Parts } from './use-parts.ts';

interface OwedOfFamilyProps {
  readonly owed: Answer<'getDebts'>;
  readonly name: string;
  readonly amount: number;
  readonly take: (all: number) => void;
  readonly parts: Parts;
}

/** The debts of a family, order by order, and the part of the amount that each order gets. */
export function OwedOfFamily({ owed, name, amount, take, parts }: OwedOfFamilyProps) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const shown_parts = parts.of(amount);
  const all =
    amount === owed.outstanding_amount ? undefined : (
      <Button size="compact-sm" variant="light" onClick={() => take(owed.outstanding_amount)}>
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
          {ordersOf(owed.debts).map((order) => (
            <div key={order.communication}>
              {order.debts.map((debt, index) => (
                <Line
                  key={`${index}`}
                  figure={formats.price(debt.amount)}
                  dimmed={
                    debt.due_at === null ? '' : texts.due(formats.due(debt.due_at), debt.overdue)
                  }
                >
                  {debt.label}
                </Line>
              ))}
              <Part
                part={shown_parts.find((part) => part.communication === order.communication)}
                set={parts.set}
              />
            </div>
          ))}
          {areAbove(shown_parts, amount) ? <Text c="red.8">{texts.parts_above}</Text> : null}
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

/** The part of the amount that an order gets; nothing where all goes to one. */
function Part({
  part,
  set,
}: {
  readonly part: ReturnType<Parts['of']>[number] | undefined;
  readonly set: Parts['set'];
}) {
  const texts = useTexts('office-payments');
  if (part === undefined) return null;
  return (
    <PriceField
      label={texts.part_of(part.communication)}
      value={part.amount}
      onChange={(value) => set(part.communication, value ?? 0)}
      w={220}
    />
  );
}
