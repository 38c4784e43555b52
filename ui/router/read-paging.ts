/** Reads page_number and page_size of a list (1 §2.3), within the limits of the API. */
export function readPaging(
  search: URLSearchParams,
  page_size = 20,
): { page_number: number; page_size: number } {
  return {
    page_number: wholeOf(search.get('page_number'), { fallback: 1, most: 1_000_000 }),
    page_size: wholeOf(search.get('page_size'), { fallback: page_size, most: 100 }),
  };
}

function wholeOf(
  text: string | null,
  { fallback, most }: { fallback: number; most: number },
): number {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : fallback;
}
