import { Checkbox, Text } from '@mantine/core';
import { useFormats } from '../../formats/formats.ts';
import type { Sale } from './use-sale.ts';

/** The choice to give what is sold for nothing, and its price. */
export function PriceOrGift(props: {
  sale: Sale;
  words: {
    readonly given: string;
    readonly costs: (price: string) => string;
    readonly costs_nothing: string;
  };
}) {
  const formats = useFormats();
  const { sale, words } = props;
  const { is_gift, chosen_offer } = sale;
  return (
    <>
      <Checkbox
        label={words.given}
        checked={is_gift}
        onChange={({ currentTarget }) => sale.setGift(currentTarget.checked)}
      />
      {chosen_offer === undefined ? null : (
        <Text>
          {is_gift ? words.costs_nothing : words.costs(formats.price(chosen_offer.price))}
        </Text>
      )}
    </>
  );
}
