import { type ComponentType, createContext, type ReactElement, use } from 'react';
import { RouterProvider, useRouter } from '../router/router-context.tsx';

/** The HTML of a drawing that is kept under a key, or drawn and kept. */
export type KeepMarkup = (key: string, drawing: ReactElement) => string;

const KeepMarkupContext = createContext<KeepMarkup | null>(null);

/** Where pages are drawn again and again: what stands below may be kept. */
export const KeepMarkupProvider = KeepMarkupContext.Provider;

interface KeptProps<Facts> {
  readonly as: 'article' | 'li';
  readonly className: string;
  /** What is drawn inside. It is told where links lead and nothing else of what stands above it. */
  readonly of: ComponentType<Facts>;
  /** The name of `of`, under which its drawings are kept. */
  readonly name: string;
  /** All that the inside says, as plain data: the same facts give the same HTML. */
  readonly facts: Facts;
}

/**
 * An element whose inside is drawn alike again and again: where pages are drawn its HTML is kept under its facts, in a browser it is
 * drawn. It stands in `Drawn` alone, as the browser does not take it over.
 */
export const Kept = <Facts extends object>({
  as: Tag,
  className,
  of: Inside,
  name,
  facts,
}: KeptProps<Facts>): ReactElement => {
  const keep = use(KeepMarkupContext);
  const router = useRouter();
  if (keep === null)
    return (
      <Tag className={className}>
        <Inside {...facts} />
      </Tag>
    );
  const { hostname, pageUrl } = router;
  const html = keep(
    JSON.stringify([name, hostname, pageUrl.language, facts]),
    <RouterProvider router={router}>
      <Inside {...facts} />
    </RouterProvider>,
  );
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
};
