// jars: commons-math3.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.polynomials.*;
import org.apache.commons.math3.analysis.solvers.*;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.complex.*;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.geometry.euclidean.threed.*;
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.ode.nonstiff.*;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.special.*;
import org.apache.commons.math3.stat.*;
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.regression.*;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.util.*;

/** commons-math3: linear algebra, statistics, solvers, FFT, fractions; rounded to ten digits. */
public class Math3Driver {
  static String r(double d) { return String.format(java.util.Locale.ROOT, "%.10g", d); }
  static String r(double[] d) { StringBuilder s = new StringBuilder("["); for (double x : d) s.append(r(x)).append(' '); return s.toString().trim() + "]"; }

  public static void main(String[] args) {
    RealMatrix m = MatrixUtils.createRealMatrix(new double[][] {{4, 1, 2}, {1, 3, 0}, {2, 0, 5}});
    System.out.println(r(new LUDecomposition(m).getDeterminant()) + " " + r(new LUDecomposition(m).getSolver().solve(new ArrayRealVector(new double[] {1, 2, 3})).toArray()) + " " + r(new EigenDecomposition(m).getRealEigenvalues()) + " " + r(new SingularValueDecomposition(m).getNorm()) + " " + m.multiply(m.transpose()).getEntry(0, 2) + " " + new QRDecomposition(m).getSolver().isNonSingular());
    DescriptiveStatistics s = new DescriptiveStatistics(new double[] {2, 4, 4, 4, 5, 5, 7, 9});
    System.out.println(r(s.getMean()) + " " + r(s.getStandardDeviation()) + " " + s.getPercentile(50) + " " + r(s.getSkewness()) + " " + r(s.getKurtosis()) + " " + r(StatUtils.geometricMean(s.getValues())) + " " + Arrays.toString(StatUtils.mode(s.getValues())));
    SimpleRegression reg = new SimpleRegression();
    for (int i = 0; i < 10; i++) reg.addData(i, 3 * i + 1 + (i % 2) * 0.5);
    System.out.println(r(reg.getSlope()) + " " + r(reg.getIntercept()) + " " + r(reg.getRSquare()) + " " + r(reg.predict(20)));
    System.out.println(r(new BrentSolver(1e-12).solve(100, x -> x * x - 2, 0, 2)) + " " + r(new NewtonRaphsonSolver().solve(100, new PolynomialFunction(new double[] {-6, 1, 1}), 0, 5)) + " " + new PolynomialFunction(new double[] {1, 2, 3}).derivative() + " " + r(new SimpsonIntegrator().integrate(10000, x -> x * x, 0, 3)) + " " + Arrays.toString(new LaguerreSolver().solveAllComplex(new double[] {-1, 0, 1}, 0)).length());
    System.out.println(new Fraction(1, 3).add(new Fraction(1, 6)) + " " + new Fraction(0.375) + " " + new BigFraction(1, 7).pow(3) + " " + new Complex(1, 2).multiply(new Complex(3, -1)) + " " + r(new Complex(3, 4).abs()) + " " + new Complex(0, 1).conjugate() + " " + new Complex(8).nthRoot(3).size());
    NormalDistribution n = new NormalDistribution(0, 1);
    System.out.println(r(n.cumulativeProbability(1.96)) + " " + r(n.inverseCumulativeProbability(0.975)) + " " + r(new BinomialDistribution(10, 0.3).probability(3)) + " " + r(new PoissonDistribution(4).cumulativeProbability(2)) + " " + r(new TDistribution(5).density(0.5)) + " " + r(new ChiSquaredDistribution(3).cumulativeProbability(2)));
    System.out.println(r(Gamma.gamma(4.5)) + " " + r(Erf.erf(0.5)) + " " + r(Beta.regularizedBeta(0.5, 2, 3)) + " " + r(Gamma.digamma(2)) + " " + CombinatoricsUtils.factorial(15) + " " + CombinatoricsUtils.binomialCoefficient(30, 12) + " " + ArithmeticUtils.gcd(1071, 462) + " " + ArithmeticUtils.lcm(21, 6) + " " + Primes.isPrime(7919) + " " + Primes.primeFactors(360) + " " + Primes.nextPrime(100));
    System.out.println(r(new SplineInterpolator().interpolate(new double[] {0, 1, 2, 3}, new double[] {0, 1, 4, 9}).value(1.5)) + " " + r(new LinearInterpolator().interpolate(new double[] {0, 1}, new double[] {0, 10}).value(0.3)) + " " + r(new DividedDifferenceInterpolator().interpolate(new double[] {0, 1, 2}, new double[] {1, 3, 7}).value(3)));
    Complex[] fft = new FastFourierTransformer(DftNormalization.STANDARD).transform(new double[] {1, 2, 3, 4, 0, 0, 0, 0}, TransformType.FORWARD);
    System.out.println(r(fft[1].getReal()) + " " + r(fft[1].getImaginary()) + " " + r(fft[4].getReal()));
    RandomGenerator mt = new MersenneTwister(42);
    System.out.println(mt.nextInt() + " " + mt.nextLong() + " " + mt.nextDouble() + " " + new Well19937c(1).nextInt(100) + " " + new ISAACRandom(7).nextInt() + " " + new RandomDataGenerator(new Well512a(3)).nextInt(1, 6));
    Vector3D v = new Vector3D(1, 2, 2), w = new Vector3D(0, 1, 0);
    System.out.println(r(v.getNorm()) + " " + v.crossProduct(w) + " " + r(v.dotProduct(w)) + " " + r(Vector3D.angle(v, w)));
    double[] y = {1};
    new ClassicalRungeKuttaIntegrator(0.1).integrate(new org.apache.commons.math3.ode.FirstOrderDifferentialEquations() {
      public int getDimension() { return 1; }
      public void computeDerivatives(double t, double[] in, double[] out) { out[0] = -in[0]; }
    }, 0, y, 1, y);
    System.out.println(r(y[0]) + " " + r(MathArrays.linearCombination(1, 2, 3, 4)) + " " + Precision.equals(0.1 + 0.2, 0.3, 1e-10) + " " + Precision.round(2.345, 2) + " " + r(FastMath.sin(1)) + " " + r(FastMath.pow(2, 0.5)));
    try {
      new LUDecomposition(MatrixUtils.createRealMatrix(new double[][] {{1, 2}, {2, 4}})).getSolver().getInverse();
    } catch (SingularMatrixException e) {
      System.out.println(e.getMessage());
    }
    try {
      m.multiply(MatrixUtils.createRealIdentityMatrix(2));
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    SummaryStatistics sum = new SummaryStatistics();
    for (double d : new double[] {1, 2, 3}) sum.addValue(d);
    System.out.println(sum.getN() + " " + sum.getVariance() + " " + new Frequency().getSumFreq());
  }
}
