/**
 * The name of a person, on one line: no invisible characters (control and format characters, soft
 * hyphens, joiners, fillers, direction marks), and no web address, since our e-mails greet with it.
 * The joiners of Arabic and Indian scripts are allowed after one of their letters.
 */
export const PERSON_NAME =
  /^(?!.*(?::\/\/|[wW]{3}\.))(?:[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200c\u200d])*$/u;
