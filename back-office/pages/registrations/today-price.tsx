import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';

/**
 * The price that the same registration would have today, put into the field by one press and then
 * shown line by line. Nothing when there is none: a participant who is too old today has no price
 * of today.
 */
export function TodayPrice(props: {
  registration: Answer<'getOfficeRegistration'>;
  amount: number | null;
  onTake: (amount: number) => void;
}) {
  const { registration, amount, onTake } = props;
  const texts = useTexts('office-registration-changes');
  const formats = useFormats();
  const { data } = useCall('previewOfficeChange', {
    registration: registration.cuid,
    date_ids: registration.dates.map(({ id }) => id),
    price: 'NEW',
  });
  const { list_amount = null, lines = null } = data ?? {};
  if (list_amount === null) return null;
  return (
    <div>
      <Button variant="light" size="compact-sm" onClick={() => onTake(list_amount)}>
        {texts.today_price(formats.price(list_amount))}
      </Button>
      {amount === list_amount ? (
        <section className="office-inset" aria-label={texts.today_lines}>
          {(lines ?? []).map((line, index) => (
            <Line key={index} figure={formats.price(line.amount)}>
              {line.label}
            </Line>
          ))}
        </section>
      ) : null}
    </div>
  );
}
