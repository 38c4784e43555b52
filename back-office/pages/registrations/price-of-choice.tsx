import { Checkbox, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';
import type { Choice, Offer } from './offer-questions.tsx';

interface PriceProps {
  readonly offer: Offer;
  readonly choice: Choice;
  /** Whose packs may pay; null as long as nobody is chosen. */
  readonly customer: string | null;
  readonly participant: string | null;
  readonly useBundle: boolean;
  readonly onUseBundle: (use: boolean) => void;
}

/** What a choice costs, line by line, as the server counts it, and whether a pack of the family pays it. */
export function Price({ offer, choice, customer, participant, ...bundle }: PriceProps) {
  const texts = useTexts('office-registrations');
  const { lines } = useTexts('cart');
  const formats = useFormats();
  const request = {
    availability: offer.cuid,
    quantity: choice.quantity,
    date_ids: [...choice.date_ids],
    price_ids: Object.values(choice.prices),
    use_bundle: bundle.useBundle,
    ...(customer === null ? {} : { customer }),
    ...(customer === null || participant === null ? {} : { participant }),
  };
  const { data } = useCall('estimateStaffRegistration', request, { keep_previous: true });
  if (data === undefined) return null;
  return (
    <div className="office-inset" aria-live="polite">
      <Line figure={formats.price(data.base_price)}>{offer.activity_title}</Line>
      {data.options.map((option) => (
        <Line key={option.price_id} figure={formats.price(option.amount)}>
          {option.label}
        </Line>
      ))}
      {data.bundle_total > 0 ? (
        <Line figure={formats.price(-data.bundle_total)}>{texts.by_bundle}</Line>
      ) : null}
      {data.reductions.map(({ kind, label, amount }, index) => (
        <Line key={index} figure={formats.price(-amount)}>
          {lines.reductions[kind](label)}
        </Line>
      ))}
      {data.bundle_total > 0 || !bundle.useBundle ? (
        <Checkbox
          my={6}
          label={texts.use_bundle}
          checked={bundle.useBundle}
          onChange={({ target }) => bundle.onUseBundle(target.checked)}
        />
      ) : null}
      <Line strong figure={formats.price(data.total_price)}>
        {texts.total}
      </Line>
      <Text size="xs" c="gray.7" mt={6}>
        {data.total_price > 0 ? texts.unpaid_follows : texts.nothing_owed}
      </Text>
    </div>
  );
}
