import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';
import type { Choice, Offer } from './offer-questions.tsx';

/** What a choice costs, line by line, as the server counts it. */
export function Price({ offer, choice }: { offer: Offer; choice: Choice }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const request = {
    availability: offer.cuid,
    quantity: choice.quantity,
    date_ids: [...choice.date_ids],
    price_ids: Object.values(choice.prices),
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
      <Line strong figure={formats.price(data.total_price)}>
        {texts.total}
      </Line>
      <Text size="xs" c="gray.7" mt={6}>
        {texts.unpaid_follows}
      </Text>
    </div>
  );
}
