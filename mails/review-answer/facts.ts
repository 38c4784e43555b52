/** The organiser's answer to a review. `href` is the page of the registration that was reviewed. */
export interface ReviewAnswerFacts {
  readonly firstname: string;
  readonly activity: string;
  readonly answer: string;
  readonly href: string;
}
