import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import styles from './reports.module.css';

/** One bar: its name, its length, and what is written behind it. */
export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

const MOST_BARS = 15;
const LINE = 30;
const ON_A_PHONE = '(max-width: 600px)';

/** Its width, where bars begin, how much is left behind them for what they say, and the letters of a name: the drawing is as wide as its screen. */
const WIDE = { width: 720, names: 230, figures: 100, letters: 30 };
const NARROW = { width: 370, names: 140, figures: 92, letters: 19 };

/** Bars that lie under each other, so that names have room; one below 0 is of another colour. The table beneath says the same in words. */
export function ReportChart(props: { title: string; bars: readonly Bar[]; full?: number }) {
  const texts = useTexts('reports');
  const { count } = useFormats();
  const phone = useMediaQuery(ON_A_PHONE, false, { getInitialValueInEffect: false });
  const { width, names, figures, letters } = phone ? NARROW : WIDE;
  const shown = props.bars.slice(0, MOST_BARS);
  const most = props.full ?? Math.max(1, ...shown.map(({ value }) => Math.abs(value)));
  const lengthOf = (value: number) =>
    Math.max(1, (Math.min(Math.abs(value), most) / most) * (width - names - figures));
  return (
    <figure className={styles['chart']}>
      <svg
        viewBox={`0 0 ${width} ${shown.length * LINE}`}
        role="img"
        aria-label={texts.chart(props.title)}
      >
        {shown.map(({ id, name, value, text }, at) => (
          <g key={id} transform={`translate(0 ${at * LINE})`}>
            <text x={names - 10} y={20} textAnchor="end">
              {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
            </text>
            <rect
              className={value < 0 ? styles['below'] : styles['bar']}
              x={names}
              y={5}
              width={lengthOf(value)}
              height={20}
              rx={3}
            />
            <text x={names + lengthOf(value) + 8} y={20} className={styles['figure']}>
              {text}
            </text>
          </g>
        ))}
      </svg>
      {props.bars.length > MOST_BARS ? (
        <figcaption>{texts.chart_first(MOST_BARS, count(props.bars.length))}</figcaption>
      ) : null}
    </figure>
  );
}
