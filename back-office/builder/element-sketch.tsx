import type { ReactNode } from 'react';
import type { ElementName } from './known-elements.ts';

type Line = readonly [x: number, y: number, width: number];
type Box = readonly [...Line, height: number];

const line = (...[x, y, width]: Line) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={3} rx={1.5} className="ink" />
);
const box = (...[x, y, width, height]: Box) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx={3} className="box" />
);
const button = (x: number, y: number) => (
  <rect x={x} y={y} width={22} height={8} rx={4} className="accent" />
);
const cards = (
  <>
    {[8, 40, 72].map((x) => (
      <g key={x}>
        {box(x, 10, 26, 20)}
        {line(x, 35, 22)}
        {line(x, 42, 14)}
      </g>
    ))}
  </>
);
const rows = (
  <>
    {[10, 23, 36].map((y) => (
      <g key={y}>
        {box(8, y, 90, 10)}
        {line(13, y + 3.5, 34)}
      </g>
    ))}
  </>
);
const week = (
  <>
    {[8, 26, 44, 62, 80].map((x, day) => (
      <g key={x}>
        {line(x, 9, 10)}
        {box(x, 16 + (day % 3) * 6, 15, 14)}
      </g>
    ))}
  </>
);
const schedule = (
  <>
    {[12, 25, 38].map((y, index) => (
      <g key={y}>
        {line(8, y + 2, 16)}
        {box(30 + index * 12, y - 2, 34, 9)}
      </g>
    ))}
  </>
);
const single = (
  <>
    {box(8, 8, 40, 40)}
    {line(55, 12, 36)}
    {line(55, 20, 42)}
    {line(55, 27, 30)}
    {button(55, 38)}
  </>
);

/** An element in a few strokes; kinds without a drawing show a single record. */
const SKETCHES: Partial<Record<ElementName, ReactNode>> = {
  'sections-container': box(8, 8, 90, 40),
  'sections-basic': (
    <>
      {box(0, 4, 106, 48)}
      {line(30, 22, 46)}
      {line(36, 30, 34)}
    </>
  ),
  'sections-header': (
    <>
      {line(8, 16, 20)}
      <rect x={8} y={23} width={62} height={6} rx={3} className="ink" />
      {line(8, 36, 80)}
    </>
  ),
  'sections-banner': (
    <>
      <rect x={0} y={4} width={106} height={48} className="accent" />
      <rect x={24} y={20} width={58} height={6} rx={3} className="white" />
      <rect x={32} y={32} width={42} height={3} rx={1.5} className="white" />
    </>
  ),
  'sections-split-hero': (
    <>
      <rect x={8} y={13} width={38} height={6} rx={3} className="ink" />
      {line(8, 25, 34)}
      {button(8, 34)}
      {box(54, 8, 44, 40)}
    </>
  ),
  'blocks-heading': <rect x={8} y={24} width={66} height={8} rx={4} className="ink" />,
  'blocks-paragraph': [14, 22, 30, 38].map((y) => line(8, y, y === 38 ? 52 : 88)),
  'blocks-rich-text': (
    <>
      <rect x={8} y={12} width={44} height={5} rx={2.5} className="ink" />
      {[23, 30, 37].map((y) => line(8, y, 84))}
    </>
  ),
  'blocks-image': (
    <>
      {box(8, 8, 90, 40)}
      <path d="M14 44l20-20 16 15 10-9 28 14" className="stroke" />
    </>
  ),
  'blocks-iframe': (
    <>
      {box(8, 8, 90, 40)}
      {line(14, 14, 22)}
      <path d="M47 22v14l12-7z" className="accent" />
    </>
  ),
  'blocks-button': <rect x={30} y={20} width={46} height={16} rx={8} className="accent" />,
  'blocks-faq': rows,
  'blocks-feature-highlight': single,
  'blocks-alert': (
    <>
      {box(8, 14, 90, 28)}
      <rect x={8} y={14} width={4} height={28} className="accent" />
      {line(18, 21, 40)}
      {line(18, 30, 66)}
    </>
  ),
  'blocks-search': (
    <>
      <rect x={8} y={19} width={90} height={18} rx={9} className="box" />
      <path d="M20 28a4 4 0 1 0 8 0 4 4 0 1 0-8 0m7 3 4 4" className="stroke" />
    </>
  ),
  'blocks-tabs': (
    <>
      {[8, 36, 64].map((x) => (
        <rect
          key={x}
          x={x}
          y={20}
          width={24}
          height={14}
          rx={7}
          className={x === 8 ? 'accent' : 'box'}
        />
      ))}
    </>
  ),
  'containers-grid': (
    <>
      {box(8, 8, 43, 40)}
      {box(55, 8, 43, 40)}
    </>
  ),
  'containers-flex': (
    <>
      {box(8, 18, 26, 20)}
      {box(38, 18, 34, 20)}
      {box(76, 18, 22, 20)}
    </>
  ),
  'containers-basic': box(20, 12, 66, 32),
  'catalogs-activities-cards-grid': cards,
  'catalogs-availabilities-cards-grid': cards,
  'bundles-cards-grid': cards,
  'memberships-cards-grid': cards,
  'resources-cards-grid': cards,
  'vouchers-cards-grid': cards,
  'blog-articles-list-default': cards,
  'blog-latest-articles': cards,
  'catalogs-availabilities-cards': (
    <>
      {box(8, 8, 22, 40)}
      {box(36, 8, 28, 18)}
      {box(70, 8, 28, 18)}
      {box(36, 30, 28, 18)}
      {box(70, 30, 28, 18)}
    </>
  ),
  'catalogs-availabilities-quick-list': rows,
  'catalogs-inline-filters': (
    <>
      {[8, 40, 72].map((x) => (
        <rect key={x} x={x} y={21} width={26} height={14} rx={7} className="box" />
      ))}
    </>
  ),
  'catalogs-availabilities-weekly-calendar': week,
  'catalogs-availabilities-resources-schedule': schedule,
  'resources-daily-schedule': schedule,
};

/** A small drawing of an element, for the palette; it says nothing to a screen reader. */
export function ElementSketch({ element }: { readonly element: ElementName }) {
  return (
    <svg viewBox="0 0 106 56" className="builder-sketch" aria-hidden="true">
      {SKETCHES[element] ?? single}
    </svg>
  );
}
