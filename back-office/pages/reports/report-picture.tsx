import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useId } from 'react';
import type { Picture, SeriesLook } from './picture.ts';
import { useOnAPhone } from '../../shell/use-on-a-phone.ts';

const COLOURS: Readonly<Record<SeriesLook, string>> = {
  NOW: 'petrol.6',
  BEFORE: 'gray.6',
  EARLIER: 'gray.5',
  BELOW: 'amber.6',
};
const DASHES: Readonly<Record<SeriesLook, string | undefined>> = {
  NOW: undefined,
  BEFORE: '7 4',
  EARLIER: '2 4',
  BELOW: '2 4',
};

/** The height of a bar with its margin, in pixels. */
const BAR = 20;
const BETWEEN = 12;

/**
 * A picture of a report, drawn by the library of charts; a screen reader gets the table below
 * instead.
 */
export function ReportPicture({ picture }: { picture: Picture }) {
  const phone = useOnAPhone();
  const hatching = useId();
  const { form, names, series, write, full } = picture;
  const data = names.map((name, at) => ({
    name,
    ...Object.fromEntries(series.map((one) => [one.name, one.values[at] ?? null])),
  }));
  const shared = {
    data,
    dataKey: 'name',
    valueFormatter: write,
    accessibilityLayer: false,
    gridColor: 'gray.3',
    strokeDasharray: '0',
    referenceLines: [],
  };
  const fillOf = (name: string) => {
    const look = series.find((one) => one.name === name)?.look ?? 'NOW';
    return look === 'NOW' ? {} : { fill: `url(#${hatching}-${look})` };
  };
  const patterns = (
    <defs>
      <Hatching id={`${hatching}-BELOW`} colour="var(--mantine-color-amber-6)" />
      <Hatching id={`${hatching}-BEFORE`} colour="var(--mantine-color-gray-6)" />
    </defs>
  );
  const ink = 'gray.8';
  const series_drawn = series.map(({ name, look }) => ({ name, color: COLOURS[look] }));
  if (form === 'LINES')
    return (
      <LineChart
        {...shared}
        h={phone ? 240 : 300}
        series={series.map(({ name, look }) => {
          const dashes = DASHES[look];
          return {
            name,
            color: COLOURS[look],
            ...(dashes === undefined ? {} : { strokeDasharray: dashes }),
          };
        })}
        curveType="linear"
        withDots={names.length < 3}
        connectNulls={false}
        xAxisProps={{ minTickGap: 24 }}
        yAxisProps={{
          width: phone ? 64 : 80,
          ...(full === undefined ? {} : { domain: [0, full] }),
        }}
      />
    );
  if (form === 'COLUMNS')
    return (
      <BarChart
        {...shared}
        textColor={ink}
        h={phone ? 240 : 300}
        series={series_drawn.map((one) => ({ ...one, stackId: 'all' }))}
        barChartProps={{ stackOffset: 'sign' }}
        barProps={({ name }) => fillOf(name)}
        maxBarWidth={36}
        xAxisProps={{ minTickGap: 16 }}
        yAxisProps={{
          width: phone ? 64 : 80,
          ...(full === undefined ? {} : { domain: [0, full] }),
        }}
        referenceLines={[{ y: 0, color: 'gray.7' }]}
      >
        {patterns}
      </BarChart>
    );
  const letters = phone ? 36 : 64;
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  // room for the label after the longest bar
  const most = full ?? Math.max(0, ...values) * (phone ? 1.5 : 1.15);
  return (
    <BarChart
      {...shared}
      textColor={ink}
      orientation="vertical"
      h={names.length * (BAR * series.length + BETWEEN) + BETWEEN}
      series={series_drawn}
      barProps={({ name }) => fillOf(name)}
      maxBarWidth={BAR}
      withXAxis={false}
      gridAxis="none"
      withBarValueLabel
      valueLabelProps={{ fill: 'var(--mantine-color-gray-8)', fontSize: 13 }}
      xAxisProps={{
        domain: [Math.min(0, ...values), full === undefined ? most : full * (phone ? 1.25 : 1.1)],
      }}
      yAxisProps={{
        width: phone ? 124 : 230,
        interval: 0,
        tickFormatter: (name: string) =>
          name.length > letters ? `${name.slice(0, letters - 1)}…` : name,
      }}
    >
      {patterns}
    </BarChart>
  );
}

function Hatching({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={6} height={6} fill="white" />
      <rect width={3} height={6} fill={colour} />
    </pattern>
  );
}
