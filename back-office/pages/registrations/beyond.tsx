import { Alert, Checkbox } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Choice, Offer } from './offer-questions.tsx';

/**
 * A rule that is broken, and the question to staff who may go beyond it: places that are not there,
 * or a second place for the same child.
 */
export function Beyond(props: {
  title: string;
  question: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const texts = useTexts('office-registrations');
  const may = useMay();
  return (
    <Alert color="amber" title={props.title}>
      {may('registrations.overbook') ? (
        <Checkbox
          label={props.question}
          checked={props.checked}
          onChange={({ target }) => props.onChange(target.checked)}
        />
      ) : (
        texts.overbook_not
      )}
    </Alert>
  );
}

/** True when there are fewer places than wanted, in all or on a chosen day. */
export function isShort(offer: Offer, choice: Choice): boolean {
  const lacks = (places: number | null) => places !== null && places < choice.quantity;
  return (
    lacks(offer.places_left) ||
    offer.dates.some(({ id, places_left }) => choice.date_ids.includes(id) && lacks(places_left))
  );
}
