import { Checkbox, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';
import type { Choice, Offer } from './offer-questions.tsx';

type Estimate = Answer<'estimateStaffRegistration'>;

/** Returns the price of a choice, computed by the server; undefined until it is known. */
export function usePrice({
  offer,
  choice,
  customer,
  participant,
  use_bundle,
}: {
  readonly offer: Offer;
  readonly choice: Choice;
  /** The family whose packs may pay; null while none is chosen. */
  readonly customer: string | null;
  readonly participant: string | null;
  readonly use_bundle: boolean;
}): Estimate | undefined {
  const request = {
    availability: offer.cuid,
    quantity: choice.quantity,
    date_ids: [...choice.date_ids],
    price_ids: Object.values(choice.prices),
    use_bundle,
    ...(customer === null ? {} : { customer }),
    ...(customer === null || participant === null ? {} : { participant }),
  };
  return useCall('estimateStaffRegistration', request, { keep_previous: true }).data;
}

/** The price of a choice, line by line, and whether a pack of the family pays it. */
export function Price({
  offer,
  price,
  follows,
  useBundle,
  onUseBundle,
}: {
  readonly offer: Offer;
  readonly price: Estimate | undefined;
  /** The sentence about what follows for the family. */
  readonly follows: string;
  readonly useBundle: boolean;
  readonly onUseBundle: (use: boolean) => void;
}) {
  const texts = useTexts('office-registrations');
  const { lines } = useTexts('cart');
  const formats = useFormats();
  if (price === undefined) return null;
  return (
    <div className="office-inset" aria-live="polite">
      <Line figure={formats.price(price.base_price)}>{offer.activity_title}</Line>
      {price.options.map((option) => (
        <Line key={option.price_id} figure={formats.price(option.amount)}>
          {option.label}
        </Line>
      ))}
      {price.bundle_total > 0 ? (
        <Line figure={formats.price(-price.bundle_total)}>{texts.by_bundle}</Line>
      ) : null}
      {price.reductions.map(({ kind, label, amount }, index) => (
        <Line key={index} figure={formats.price(-amount)}>
          {lines.reductions[kind](label)}
        </Line>
      ))}
      {price.bundle_total > 0 || !useBundle ? (
        <Checkbox
          my={6}
          label={texts.use_bundle}
          checked={useBundle}
          onChange={({ target }) => onUseBundle(target.checked)}
        />
      ) : null}
      <Line strong figure={formats.price(price.total_price)}>
        {texts.total}
      </Line>
      <Text size="xs" c="gray.7" mt={6}>
        {follows}
      </Text>
    </div>
  );
}
