import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const SIDE = 18;
const STAR =
  'M9 2l2.100 4.300 4.700.7-3.400 3.300.8 4.700L9 12.800 4.800 15l.8-4.700L2.200 7l4.700-.7z';

const row = [0, 1, 2, 3, 4].map((index) => (
  <path key={index} d={STAR} transform={`translate(${SIDE * index})`} />
));

/** A score in stars, filled from the left as far as it goes. */
export function Score(props: { score: number }) {
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  const label = texts.out_of(formats.count(props.score));
  return (
    <svg
      className="office-score"
      width={80}
      height={16}
      viewBox={`0 0 ${5 * SIDE} ${SIDE}`}
      role="img"
      aria-label={label}
    >
      {row}
      <svg className="full" width={SIDE * props.score} height={SIDE}>
        {row}
      </svg>
    </svg>
  );
}
