import './themes.css';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ThemeTokens } from '@ribambelle/domain/website/themes.ts';
import { themeLook } from './theme-look.ts';

/** A page in small, in the faces and colours of a theme: it says nothing that its name does not. */
export function ThemeDrawing({ tokens, accent }: { tokens: ThemeTokens; accent: string }) {
  const texts = useTexts('office-themes');
  return (
    <span
      className="office-theme-page"
      aria-hidden
      data-header={tokens.header_look}
      data-density={tokens.density}
      style={themeLook(tokens, accent)}
    >
      <span className="office-theme-head">
        <i />
        <i />
        <b />
      </span>
      <span className="office-theme-body">
        <strong>{texts.example_heading}</strong>
        <span>{texts.example_text}</span>
        <em>{texts.example_button}</em>
      </span>
      <span className="office-theme-cards">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
