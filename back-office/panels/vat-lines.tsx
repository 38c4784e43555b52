import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';
import { Line } from './facts.tsx';

type Sum = Answer<'getOfficeRegistration'>['vat'][number];

/** Net, VAT and gross of what is asked by rate, with the mention of what is not taxed. */
export function VatLines({ vat }: { vat: readonly Sum[] }) {
  const texts = useTexts('vat');
  const formats = useFormats();
  const nameOf = ({ vat_category: category, vat_rate: rate }: Sum) =>
    category === null
      ? texts.without
      : texts.named(
          texts.categories[category],
          rate === null || rate === 0 ? '' : texts.percent(rate),
        );
  return vat.map((sum) => (
    <Line
      key={`${sum.vat_category} ${sum.vat_rate}`}
      figure={formats.price(sum.gross)}
      dimmed={sum.reason}
    >
      {sum.vat === 0
        ? nameOf(sum)
        : texts.split(nameOf(sum), { net: formats.price(sum.net), vat: formats.price(sum.vat) })}
    </Line>
  ));
}
