import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import { burst, type Burst } from './load.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { openStage, startProcess } from './stage.ts';

const ROUNDS = 3;
const SECONDS = 4;

/**
 * Measures the listings with filters at 400 and at 200,000 availabilities, in turn on two servers
 * of the same code.
 */
export async function listings(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const small = await startProcess({
      databaseUrl: await stage.demoDatabase('usual'),
      jobs: false,
    });
    const large = await startProcess({
      databaseUrl: await stage.demoDatabase('large'),
      jobs: false,
    });
    try {
      const figures: Figure[] = [await unshared(small.port)];
      for (const [what, paths] of [
        ['GET /api/activities', activityPaths],
        ['GET /api/availabilities', availabilityPaths],
      ] as const) {
        const urls = { small: await paths(small.port), large: await paths(large.port) };
        figures.push(await apart(what, urls.large), await compared({ what, most: 50 }, urls));
      }
      return [...figures, ...(await weeks(small.port, large.port))];
    } finally {
      await small.stop();
      await large.stop();
    }
  } finally {
    await stage.close();
  }
}

/** Measures a page of twenty activities when all requests differ, in turn with all the same. */
async function unshared(port: number): Promise<Figure> {
  const list = `http://localhost:${port}/api/activities?limit=20&offset=0`;
  // with an offset the page number has no effect, but makes each request distinct
  const urls = Array.from({ length: 160 }, (_, index) => `${list}&page_number=${index + 1}`);
  const load = { connections: 16, seconds: SECONDS };
  await burst({ ...load, urls, apart: true });
  const runs: { alone: Burst; shared: Burst }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push({
      alone: await burst({ ...load, urls, apart: true }),
      shared: await burst({ ...load, urls: [list] }),
    });
  const share = median(runs.map(({ alone, shared }) => alone.perSecond / shared.perSecond));
  return {
    what: 'GET /api/activities?limit=20, no two alike',
    measured: `${rounded(median(runs.map(({ alone }) => alone.perSecond)))}/s, p99 ${rounded(median(runs.map(({ alone }) => alone.p99)))} ms at 16 clients`,
    reference: `all alike: ${rounded(median(runs.map(({ shared }) => shared.perSecond)))}/s, ratio ${percent(share)}`,
    goal: 'at least 15 % (10 % before cards were kept)',
    reached: share >= 0.15,
  };
}

async function compared(
  { what, most }: { readonly what: string; readonly most: number },
  urls: { small: readonly string[]; large: readonly string[] },
): Promise<Figure> {
  const runs: { small: Burst; large: Burst }[] = [];
  await burst({ urls: urls.small, connections: 16, seconds: 2 });
  await burst({ urls: urls.large, connections: 16, seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = await burst({ urls: urls.small, connections: 16, seconds: SECONDS });
    runs.push({
      small,
      large: await burst({ urls: urls.large, connections: 16, seconds: SECONDS }),
    });
  }
  const ratio = median(runs.map(({ small, large }) => small.perSecond / large.perSecond));
  const p99 = median(runs.map(({ large }) => large.p99));
  return {
    what: `${what} with filters at 200,000`,
    measured: `${rounded(median(runs.map(({ large }) => large.perSecond)))}/s, p99 ${rounded(p99)} ms at 16 clients`,
    reference: `at 400: ${rounded(median(runs.map(({ small }) => small.perSecond)))}/s, ${rounded(ratio, 2)} times slower`,
    goal: `at most 2 times, p99 below ${most} ms`,
    reached: ratio <= 2 && p99 < most,
  };
}

/**
 * Measures the large one when every client requests something different, so that no answer is
 * shared from another's read.
 */
async function apart(what: string, urls: readonly string[]): Promise<Figure> {
  const sizes = Array.from({ length: 16 }, (_, index) => 20 - (index % 8));
  const addresses = sizes.flatMap((size, index) =>
    urls.map(
      (url) =>
        `${url.replace(/[?&]page_size=\d+/, '')}${url.includes('?') ? '&' : '?'}limit=${size}&offset=${index < 8 ? 0 : 20}`,
    ),
  );
  const runs: Burst[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await burst({ urls: addresses, connections: 16, seconds: SECONDS, apart: true }));
  return {
    what: `${what} at 200,000, no two alike at one moment`,
    measured: `${rounded(median(runs.map(({ perSecond }) => perSecond)))}/s, p99 ${rounded(median(runs.map(({ p99 }) => p99)))} ms at 16 clients`,
    reference: 'absolute',
    goal: 'none: told beside the one below',
    reached: true,
  };
}

async function activityPaths(port: number): Promise<string[]> {
  const { categories, locations } = await filters(port);
  const list = `http://localhost:${port}/api/activities`;
  return [
    list,
    `${list}?search=stage`,
    `${list}?category=${categories[0]}&page_size=20`,
    `${list}?location=${locations[0]}&available_only=true`,
    `${list}?age=8&page_number=2`,
  ];
}

async function availabilityPaths(port: number): Promise<string[]> {
  const { categories, locations } = await filters(port);
  const list = `http://localhost:${port}/api/availabilities`;
  const after = new Date().toISOString();
  return [
    `${list}?status=OPEN&after=${after}`,
    `${list}?status=OPEN&after=${after}&location=${locations[0]}`,
    `${list}?category=${categories[0]}&after=${after}`,
    `${list}?search=stage&after=${after}`,
    `${list}?weekday=3&age=8&after=${after}&page_number=2`,
  ];
}

/**
 * Measures the week after this one as a website shows it, whole and filtered, a hundred dates a
 * page; and compares with the small catalogue by pages of as many dates as that one has, so that
 * both write the same (decision 178).
 */
async function weeks(small: number, large: number): Promise<Figure[]> {
  const what = 'GET /api/availabilities/dates of a week';
  const whole = await weekPaths(large);
  const pairs = { small: await weekPaths(small), large: whole };
  const sizes = await Promise.all(pairs.small.map(datesAt));
  const sized = (urls: readonly string[]) =>
    urls.map((url, index) => url.replace('page_size=100', `page_size=${sizes[index]}`));
  return [
    await apart(what, whole),
    await within({ what, most: 60 }, whole),
    await compared({ what, most: 60 }, { small: sized(pairs.small), large: sized(pairs.large) }),
  ];
}

/** Returns the number of dates in the answer of an address, at least one. */
async function datesAt(url: string): Promise<number> {
  const answer = await (await fetch(url)).text();
  return Math.max(1, [...answer.matchAll(/"availability":\{/g)].length);
}

/** Measures the large one at full pages, against the clock alone. */
async function within(
  { what, most }: { readonly what: string; readonly most: number },
  urls: readonly string[],
): Promise<Figure> {
  const runs: Burst[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await burst({ urls, connections: 16, seconds: SECONDS }));
  const p99 = median(runs.map((run) => run.p99));
  return {
    what: `${what} with filters at 200,000, 100 dates a page`,
    measured: `${rounded(median(runs.map(({ perSecond }) => perSecond)))}/s, p99 ${rounded(p99)} ms at 16 clients`,
    reference: 'absolute',
    goal: `p99 below ${most} ms`,
    reached: p99 < most,
  };
}

async function weekPaths(port: number): Promise<string[]> {
  const { categories, locations } = await filters(port);
  const week = `http://localhost:${port}/api/availabilities/dates?status=OPEN,FULL&after=${dayAhead(7)}&before=${dayAhead(14)}&page_size=100`;
  const location = await fullest(week, { filter: 'location', cuids: locations });
  const category = await fullest(week, { filter: 'category', cuids: categories });
  return [
    week,
    `${week}&location=${location}`,
    `${week}&category=${category}`,
    `${week}&search=stage`,
    `${week}&age=8`,
    `${week}&weekday=3&age=8`,
    `${week}&age=8&location=${location}`,
    `${week}&age=8&category=${category}`,
  ];
}

/**
 * Returns the one of some locations or categories with the most dates in that week; a small
 * catalogue has many with none.
 */
async function fullest(
  week: string,
  { filter, cuids }: { readonly filter: string; readonly cuids: readonly string[] },
): Promise<string> {
  const counts = await Promise.all(
    cuids.slice(0, 20).map(async (cuid) => ({
      cuid,
      dates: await datesAt(`${week}&${filter}=${cuid}`),
    })),
  );
  return counts.toSorted((one, other) => other.dates - one.dates)[0]?.cuid ?? '';
}

async function filters(port: number): Promise<{ categories: string[]; locations: string[] }> {
  const cuidsAt = async (path: string): Promise<string[]> =>
    [
      ...(await (await fetch(`http://localhost:${port}${path}`)).text()).matchAll(
        /"cuid":"(c[0-9a-z]+)"/g,
      ),
    ].map((match) => match[1] ?? '');
  const [groups, locations] = await Promise.all([
    cuidsAt('/api/categories/groups'),
    cuidsAt('/api/locations'),
  ]);
  // the first cuid is the group's own
  return { categories: groups.slice(1), locations };
}
