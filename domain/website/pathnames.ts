/** The values of the `$` parts of a pattern in a path. */
export type PathParameters = Readonly<Record<string, string>>;

/**
 * Returns the parameters when a path matches a pattern such as `/activities/$activity`, null
 * otherwise. A final slash is ignored; invalid percent-encoding matches nothing.
 */
export function matchPathname(pattern: string, path: string): PathParameters | null {
  const patternParts = partsOf(pattern);
  const pathParts = partsOf(path);
  if (patternParts.length !== pathParts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = decodedPart(pathParts[index] ?? '');
    if (value === null) return null;
    if (part.startsWith('$')) parameters[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return parameters;
}

const NEEDLESSLY_ENCODED = /%(2d|2e|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;

/**
 * Returns a path as it is written: without empty parts, and without percent-encoding of letters,
 * digits and `-._~`. `//%63heckout/` is `/checkout`.
 */
export function plainPath(path: string): string {
  const decoded = path.replaceAll(NEEDLESSLY_ENCODED, (encoded) =>
    String.fromCodePoint(Number.parseInt(encoded.slice(1), 16)),
  );
  return `/${partsOf(decoded).join('/')}`;
}

/**
 * Orders patterns for `toSorted`: part by part from the left, a fixed part before a parameter;
 * longer ones first.
 */
export function bySpecificity(one: string, other: string): number {
  const mine = partsOf(one);
  const theirs = partsOf(other);
  if (mine.length !== theirs.length) return theirs.length - mine.length;
  for (const [index, part] of mine.entries()) {
    const difference = Number(part.startsWith('$')) - Number((theirs[index] ?? '').startsWith('$'));
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the most specific page whose pathname matches, with its parameters; pages without a
 * pathname never match, and the first of equals wins.
 */
export function findByPathname<Page extends { readonly pathname: string | null }>(
  pages: readonly Page[],
  path: string,
): { readonly page: Page; readonly parameters: PathParameters } | null {
  const fitting = pages.flatMap((page) => {
    const parameters = page.pathname === null ? null : matchPathname(page.pathname, path);
    return parameters ? [{ page, parameters }] : [];
  });
  return (
    fitting.toSorted((one, other) =>
      bySpecificity(one.page.pathname ?? '', other.page.pathname ?? ''),
    )[0] ?? null
  );
}

/** Returns the path of a pattern with its parameters filled in and encoded. */
export function pathOf(pattern: string, parameters: PathParameters): string {
  return `/${partsOf(pattern)
    .map((part) =>
      part.startsWith('$') ? encodeURIComponent(parameters[part.slice(1)] ?? '') : part,
    )
    .join('/')}`;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
