import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '../../texts/use-texts.ts';

const STARS = [1, 2, 3, 4, 5];
const STAR = 'M9 2l2.100 4.300 4.700.7-3.400 3.300.8 4.700L9 12.800 4.800 15l.8-4.700L2.200 7l4.700-.7z';

/** A score in stars, and in figures too where it is not whole. */
export function Score(props: { score: number }) {
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  const { score } = props;
  return (
    <span className="office-score">
      <svg width={80} height={16} viewBox="0 0 90 18" strokeLinejoin="round" role="img" aria-label={texts.out_of(formats.count(score))}>
        {STARS.map((star) => (
          <path key={star} d={STAR} transform={`translate(${(star - 1) * 18})`} className={star <= Math.round(score) ? 'full' : ''} />
        ))}
      </svg>
      {Number.isInteger(score) ? null : <span aria-hidden="true">{formats.count(score)}</span>}
    </span>
  );
}
