type Data = Readonly<Record<string, unknown>>;

/** The property for the organiser of an offer or an article, by its type. */
const OFFERED_BY: Readonly<Record<string, string>> = {
  Course: 'provider',
  Event: 'organizer',
  BlogPosting: 'author',
};

/**
 * Returns structured data as search engines want them: with the address of the page, the organiser,
 * and full addresses of pictures.
 */
export function structuredData(
  data: Data,
  { url, origin, name }: { readonly url: string; readonly origin: string; readonly name: string },
): Data {
  const { image } = data;
  const by = OFFERED_BY[String(data['@type'])];
  const whole = (address: unknown) => new URL(String(address), origin).href;
  return {
    ...data,
    url,
    ...(Array.isArray(image) && { image: image.map(whole) }),
    ...(by !== undefined && { [by]: { '@type': 'Organization', name, url: origin } }),
  };
}
