/** Warns of every parameter and every property that the pages show without a description. */
import { Application, type ProjectReflection, type Reflection, ReflectionKind } from "typedoc";

/** Tests whether it is inside the type of a parameter or a result: that parameter has its own description. */
function isInSignature({ parent }: Reflection): boolean {
  return parent !== undefined && (parent.isSignature() || isInSignature(parent));
}

/** Tests whether it is inside another signature: a parameter is always in its own. */
function isNested(reflection: Reflection): boolean {
  const { parent } = reflection;
  return isInSignature(reflection.isParameter() && parent !== undefined ? parent : reflection);
}

const hasDescription = ({ comment }: Reflection): boolean =>
  comment?.summary.some(({ text }) => text.trim() !== "") ?? false;

/** Tests whether it has a description. A property that is a function is described by its signature. */
const isDescribed = (reflection: Reflection): boolean =>
  hasDescription(reflection) ||
  (reflection.isDeclaration() &&
    reflection.type?.type === "reflection" &&
    (reflection.type.declaration.signatures ?? []).some(hasDescription));

/** Returns the paths of everything without a description. */
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
