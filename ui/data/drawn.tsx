import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { isPlainPress, kindOfLink } from '../router/link-kind.ts';
import { useRouter } from '../router/router-context.tsx';
import type { Observed } from '@ribambelle/client/data/use-observed.ts';

interface DrawnProps<Answer> {
  readonly answer: Observed<Answer>;
  readonly children: (data: Answer) => ReactNode;
}

/**
 * Draws one answer whose data are not sent with the page, because its HTML says everything: the
 * browser leaves it as the server drew it until there is a newer answer. It may contain links, but
 * nothing else that acts. Its `data.ts` requests the answer with `drawnNeed`.
 */
export const Drawn = <Answer,>({ answer, children }: DrawnProps<Answer>): ReactNode => {
  const { data, drawn, text } = answer;
  if (drawn !== null) return <Markup html={drawn} name={text} />;
  return data === undefined ? null : <div data-drawn={text}>{children(data)}</div>;
};

const Markup = ({ html, name }: { readonly html: string; readonly name: string }): ReactElement => {
  const ref = useRef<HTMLDivElement>(null);
  const { hostname, navigate, prefetch } = useRouter();
  useEffect(() => {
    const holder = ref.current;
    const within = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      return kindOfLink(href, hostname) === 'internal' ? href : null;
    };
    const soon = (event: Event) => {
      const href = within(event);
      if (href !== null) prefetch(href);
    };
    const press = (event: MouseEvent) => {
      const href = within(event);
      if (href === null || !isPlainPress(event)) return;
      event.preventDefault();
      navigate(href);
    };
    const early = ['pointerover', 'touchstart', 'focusin'] as const;
    holder?.addEventListener('click', press);
    for (const each of early) holder?.addEventListener(each, soon, { passive: true });
    return () => {
      holder?.removeEventListener('click', press);
      for (const each of early) holder?.removeEventListener(each, soon);
    };
  }, [hostname, navigate, prefetch]);
  return <div ref={ref} data-drawn={name} dangerouslySetInnerHTML={{ __html: html }} />;
};
