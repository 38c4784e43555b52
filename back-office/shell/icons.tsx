import type { ReactNode } from 'react';

const SHAPES = {
  today: <path d="M4 19V9m5.3 10V5m5.4 14v-7M20 19V8" />,
  reports: <path d="M4 20h16M6.500 20v-6m5.500 6V6m5.500 14v-9" />,
  activities: <path d="M4 6h16M4 12h16M4 18h10" />,
  week: <path d="M4 5h16v14H4zM9.300 5v14m5.400-14v14" />,
  calendar: <path d="M4 6.5h16V20H4zM4 10.5h16M8 3.5v4m8-4v4" />,
  locations: (
    <path d="M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.800 7 11 7 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  ),
  categories: <path d="M4 4.500h7l9 9-6.500 6.500-9.500-9zM8 8.500h.01" />,
  hall: <path d="M3.500 20V9.500L12 4l8.500 5.500V20M8 20v-6h8v6M8 17h8" />,
  member: (
    <path d="M3.500 5.500h17v13h-17zM8.500 12a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400zM6 15.500c.4-1.500 1.300-2.200 2.500-2.200s2.100.7 2.500 2.200M14 10h3.500M14 13.500h3.500" />
  ),
  pack: <path d="M3.500 6.500h17v11h-17zM7 12h.01M10.300 12h.01M13.700 12h.01M17 12h.01" />,
  gift: (
    <path d="M4.500 11.500V20h15v-8.500M3 7.500h18v4H3zM12 7.500V20M12 7.500c-3 0-5-.9-4.600-2.700.5-2 3.600-1.300 4.600 2.700 1-4 4.100-4.700 4.600-2.700.4 1.800-1.600 2.700-4.600 2.700z" />
  ),
  percent: (
    <path d="M18.500 5.500l-13 13M7.500 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM16.500 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  ),
  registrations: <path d="M6 3.500h9l4 4V20.500H6zM9.500 13l2 2 4-4" />,
  people: (
    <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-3.600 3-5.500 6.500-5.500s6 1.900 6.500 5.500M16 5a3.300 3.300 0 0 1 0 6.300M18 15c2 .7 3.200 2.400 3.500 5" />
  ),
  payments: <path d="M3 6.500h18v11H3zM3 10.500h18M6.500 14.500h4" />,
  settings: (
    <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  ),
  home: <path d="M4 11.500 12 4.500l8 7M6 10v9.500h12V10M10 19.500v-5h4v5" />,
  site: <path d="M3.500 5h17v14h-17zM3.500 9h17M6.500 7h.01M9 7h.01" />,
  world: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.500 2.500 3.800 5.500 3.800 9S14.500 18.500 12 21c-2.500-2.500-3.800-5.500-3.800-9S9.500 5.500 12 3z" />
  ),
  terms: <path d="M6 3.500h9l4 4V20.500H6zM9.500 9h3M9.500 12.500h6M9.500 16h6" />,
  collaborators: (
    <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.500c.7-4 3.700-6 8-6s7.300 2 8 6" />
  ),
  child: (
    <path d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM9 10h.01M15 10h.01M8.500 14.200c.9 1.300 2.100 1.900 3.500 1.900s2.600-.6 3.500-1.900" />
  ),
  audit: <path d="M12 7v5l3.500 2M12 21a9 9 0 1 0-9-9M3 6v4h4" />,
  shield: (
    <path d="M12 3.500 5 6v5.500c0 4.300 2.800 7.300 7 9 4.200-1.700 7-4.700 7-9V6zM9.200 12l2 2 3.800-4" />
  ),
  mail: <path d="M3 6h18v12.500H3zM3.500 6.500 12 13l8.500-6.500" />,
  star: (
    <path d="M12 3.500l2.600 5.400 5.900.8-4.300 4.200 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.200 5.900-.8z" />
  ),
  columns: <path d="M4 5h16v14H4zM9.300 5v14m5.400-14v14" />,
  copy: <path d="M8.500 8.500h11.500V20H8.500zM15.500 8.500V4H4v11.500h4.500" />,
  badge: (
    <path d="M5 6.500h14V20H5zM9.500 6.500V4h5v2.500M12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.500 17c.5-1.700 1.700-2.500 3.500-2.500s3 .8 3.500 2.500" />
  ),
  print: <path d="M7 8.500V4h10v4.500M7 16.500H4v-8h16v8h-3M7 14h10v6H7z" />,
  download: <path d="M12 4v11m-4.500-4.500L12 15l4.500-4.500M4.500 20h15" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />,
  plus: <path d="M12 5v14M5 12h14" />,
  done: <path d="m5.500 12.500 4.500 4.500 8.500-10" />,
  pencil: <path d="m4 20 1-4.500L16 4.500l3.500 3.500L8.500 19zM14 6.500l3.500 3.500" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  left: <path d="m14.500 5-7 7 7 7" />,
  right: <path d="m9.500 5 7 7-7 7" />,
  bell: <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 20.500h4" />,
  up: <path d="m5 14.500 7-7 7 7" />,
  down: <path d="m5 9.500 7 7 7-7" />,
  trash: (
    <path d="M5 7h14M10 7V4.500h4V7m-7.500 0 .8 13h9.400l.8-13M10.500 11v5.500m3-5.500v5.500" />
  ),
  picture: <path d="M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9.500h.01" />,
  warning: <path d="M12 4 2.500 20h19zM12 10v4.500m0 2.500h.01" />,
  more: <path d="M5.500 12h.01M12 12h.01M18.500 12h.01" strokeWidth={3} />,
  key: <path d="M8.500 15.500a4 4 0 1 0 0-.01zM11.500 12.500 20 4m-3.500 3.500 2.500 2.500" />,
  out: <path d="M14 4.500h5.500V10M19 5l-8.500 8.500M10 5.500H5v13.500h13.500v-5" />,
  fold: <path d="M4 5h16v14H4zM9.500 5v14" />,
  undo: <path d="M8.500 5 4 9.500 8.500 14M4.500 9.500H15a5 5 0 0 1 0 10h-4" />,
  redo: <path d="M15.500 5 20 9.500 15.500 14m4-4.500H9a5 5 0 0 0 0 10h4" />,
  leave: <path d="M14 4.500H5v15h9M10 12h11m-3.500-3.500L21 12l-3.500 3.500" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/**
 * A line drawing of 18 px that takes the colour of its text; it says nothing to a screen reader.
 */
export function Icon(props: { name: IconName; size?: number }) {
  const size = props.size ?? 18;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      aria-hidden="true"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        {SHAPES[props.name]}
      </g>
    </svg>
  );
}
