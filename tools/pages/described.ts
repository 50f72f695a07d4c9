/** Warns of every parameter and every property that the pages show without a description. */
import { Application, type ProjectReflection, type Reflection, ReflectionKind } from "typedoc";

/** Whether it stands inside the type of a parameter or of a result: that parameter is described itself. */
function isInSignature({ parent }: Reflection): boolean {
  return parent !== undefined && (parent.isSignature() || isInSignature(parent));
}

/** A parameter stands in its own signature, which may stand in another one. */
function isNested(reflection: Reflection): boolean {
  const { parent } = reflection;
  return isInSignature(reflection.isParameter() && parent !== undefined ? parent : reflection);
}

const hasDescription = ({ comment }: Reflection): boolean =>
  comment?.summary.some(({ text }) => text.trim() !== "") ?? false;

/** A property that is a function is described by the signature. */
const isDescribed = (reflection: Reflection): boolean =>
  hasDescription(reflection) ||
  (reflection.isDeclaration() &&
    reflection.type?.type === "reflection" &&
    (reflection.type.declaration.signatures ?? []).some(hasDescription));

/** What has no description, each as the path that leads to it. */
function undescribed(project: ProjectReflection): string[] {
  const parameters = project
    .getReflectionsByKind(ReflectionKind.Parameter)
    .filter(({ name }) => name !== "this");
  const properties = project.getReflectionsByKind(ReflectionKind.Property);
  return [...parameters, ...properties]
    .filter((reflection) => !reflection.flags.isExternal && !isNested(reflection))
    .filter((reflection) => !isDescribed(reflection))
    .map((reflection) => reflection.getFriendlyFullName() || reflection.name);
}

export function demandDescriptions(app: Application): void {
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    for (const name of undescribed(project)) {
      app.logger.validationWarning(`${name} has no description`);
    }
  });
}
